// What `pwa.py` puts before the worker.
declare const VERSION: string;
declare const FILES: string[];
/** The page for when there is no network, by language. */
declare const OFFLINE: Record<string, string>;
