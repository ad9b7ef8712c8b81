"""A bot for tables of Ludosphere, over the API: it takes a free seat and plays the game to its end.

    pip install httpx2 websockets
    python examples/bot.py https://the-server.example TABLE

TABLE is the last part of a table's address. Without it the bot opens a table of Biomos, says where, and waits
for somebody. It plays at random: put your own idea into `choose`. The API describes itself at
/api/v1/openapi.json.
"""

import asyncio
import json
import random
import sys
import uuid

import httpx2
import websockets


def choose(state: dict) -> dict:
    """One of the legal actions; `state["view"]` is what the seat may know."""
    return random.choice(state["legal"])


async def main(server: str, table: str = "") -> None:
    """Becomes somebody, sits down, and answers every state in which it is to move."""
    async with httpx2.AsyncClient(base_url=f"{server.rstrip('/')}/api/v1", timeout=30) as api:  # may be busy
        token = (await api.post("/guests", json={"name": "Example bot"})).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        if table:
            answer = await api.post(f"/tables/{table}/seat", json={}, headers=headers)
        else:
            new = {"game": "biomos", "seats": [{"kind": "me"}, {"kind": "open"}]}
            answer = await api.post("/tables", json=new, headers=headers)
        if answer.is_error:
            sys.exit(answer.json()["error"]["message"])
        table = answer.json()["id"]
        print(f"{server.rstrip('/')}/table/{table}", flush=True)
        address = str(api.base_url.join(f"tables/{table}/ws")).replace("http", "ws", 1)
    async for socket in websockets.connect(address, additional_headers=headers):  # again, if the line breaks
        try:
            async for message in socket:
                state = json.loads(message)
                if state["type"] == "refused":
                    print(state["error"]["message"])
                elif state["type"] == "state" and state["stage"] in ("over", "closed"):
                    return print("scores:", state["result"] and state["result"]["scores"])
                elif state["type"] == "state" and state["legal"] and state["seat"] in state["to_move"]:
                    move = {"seq": state["seq"], "action": choose(state)["action"], "id": uuid.uuid4().hex}
                    await socket.send(json.dumps({"type": "move", **move}))
        except websockets.ConnectionClosed as closed:
            if closed.rcvd and closed.rcvd.code in (4401, 4404):  # it would be no better next time
                return
            await asyncio.sleep(1)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:3]))
