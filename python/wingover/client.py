"""One request, one answer: JSON lines over a pipe or a socket."""
from __future__ import annotations

import json
import os
import shlex
import socket
import subprocess
from types import TracebackType
from typing import Any, BinaryIO, Callable, Mapping, Optional, Sequence, Type

Answer = dict[str, Any]

#: What starts a server unless a command is given; the variable ``WINGOVER_SERVER`` goes before.
COMMAND = ("npx", "wingover", "serve")


class Refused(Exception):
    """The rules, or the server, refuse: each violation has a rule, a code, a message and the facts behind it."""

    def __init__(self, violations: Sequence[Mapping[str, Any]], needs: Optional[Mapping[str, Any]] = None) -> None:
        super().__init__("\n".join(f"{one['message']} ({one['rule']}, {one['code']})" for one in violations))
        self.violations = list(violations)
        self.needs = needs

    @property
    def codes(self) -> list[str]:
        """The codes of what is refused."""
        return [one["code"] for one in self.violations]


class Client:
    """A conversation with a server, in version 2 of the protocol. Use it with ``with``, or call ``close``."""

    def __init__(self, reader: BinaryIO, writer: BinaryIO, close: Callable[[], None]) -> None:
        self._reader, self._writer, self._close = reader, writer, close
        self._asked = 0
        try:
            self.hello: Answer = self.ask("hello", protocol=2)
        except BaseException:
            close()
            raise

    @classmethod
    def pipe(cls, command: Optional[Sequence[str]] = None) -> Client:
        """Starts a server of one's own and speaks through its pipe."""
        named = os.environ.get("WINGOVER_SERVER")
        words = list(command) if command else shlex.split(named) if named else list(COMMAND)
        server = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert server.stdin is not None and server.stdout is not None
        reader, writer = server.stdout, server.stdin

        def close() -> None:
            for stream in (writer, reader):
                try:
                    stream.close()
                except OSError:
                    pass
            try:
                server.wait(timeout=10)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()

        return cls(reader, writer, close)

    @classmethod
    def connect(cls, host: str = "127.0.0.1", port: int = 7440, timeout: Optional[float] = None) -> Client:
        """Speaks with a server that was started with ``--listen``."""
        wire = socket.create_connection((host, port), timeout=timeout)
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        reader, writer = wire.makefile("rb"), wire.makefile("wb")

        def close() -> None:
            for end in (writer, reader, wire):
                try:
                    end.close()
                except OSError:
                    pass

        return cls(reader, writer, close)

    def ask(self, do: str, **fields: Any) -> Answer:
        """Asks for one thing. Fields that are ``None`` are left out. Raises ``Refused``."""
        self._asked += 1
        given = {name: value for name, value in fields.items() if value is not None}
        return self._read(self._send({"id": self._asked, "do": do, **given}))

    def steps(self, games: Sequence[Mapping[str, Any]], want: Sequence[str] = ()) -> list[Answer]:
        """One step in each of many games. What is refused in one has ``ok`` false and does not touch the others."""
        answer: list[Answer] = self.ask("steps", games=list(games), want=list(want))["games"]
        return answer

    def close(self) -> None:
        """Ends the conversation, and the server if it is one's own."""
        self._close()

    def _send(self, request: Answer) -> Answer:
        try:
            self._writer.write(json.dumps(request, separators=(",", ":")).encode() + b"\n")
            self._writer.flush()
            line = self._reader.readline()
        except (BrokenPipeError, ConnectionError) as error:
            raise ConnectionError("the server has gone away") from error
        if not line.endswith(b"\n"):
            raise ConnectionError("the server has gone away")
        answer: Answer = json.loads(line)
        return answer

    @staticmethod
    def _read(answer: Answer) -> Answer:
        if not answer["ok"]:
            raise Refused(answer["violations"], answer.get("needs"))
        return answer

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        self.close()
