"""Whole games in all five games, and what goes wrong. The server is what ``WINGOVER_SERVER`` starts."""
from __future__ import annotations

import io
import json
import os
import random
import shlex
import socket
import subprocess
import sys
import threading
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))

from wingover import Bot, Client, Refused, TextEnv, VectorEnv, WingoverEnv, env  # noqa: E402
from wingover.spaces import PlainBox, PlainDict, PlainDiscrete  # noqa: E402

GAMES = ["spitting-fire", "spitfire", "fighting-wings", "regia-aeronautica", "aerial-craps"]


class WithServer(unittest.TestCase):
    client: Client

    @classmethod
    def setUpClass(cls) -> None:
        cls.client = Client.pipe()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.client.close()


class ClientTest(WithServer):
    def test_speaks_version_2(self) -> None:
        self.assertEqual(self.client.hello["protocol"], 2)
        self.assertEqual([one["id"] for one in self.client.hello["rulesets"]], GAMES)

    def test_a_refusal_says_why(self) -> None:
        with self.assertRaises(Refused) as caught:
            self.client.ask("new", ruleset="chess")
        self.assertEqual(caught.exception.codes, ["unknown-ruleset"])
        self.assertIn("There is no game chess", str(caught.exception))

    def test_refused_steps_do_not_touch_others(self) -> None:
        game = self.client.ask("new", ruleset="spitfire")["game"]
        good, bad = self.client.steps([{"game": game}, {"game": "nowhere"}])
        self.assertTrue(good["ok"])
        self.assertEqual(bad["violations"][0]["code"], "unknown-game")
        self.client.ask("close", game=game)

    def test_a_server_that_ends_is_named(self) -> None:
        client = Client.pipe()
        client._writer.close()
        client._reader.read()
        with self.assertRaises((ConnectionError, ValueError)):
            client.ask("hello")
        client.close()

    def test_a_command_that_says_nothing(self) -> None:
        with self.assertRaises(ConnectionError):
            Client.pipe([sys.executable, "-c", "pass"])


class SocketTest(unittest.TestCase):
    def test_two_seats_over_two_connections(self) -> None:
        command = shlex.split(os.environ["WINGOVER_SERVER"]) + ["--listen", "0"]
        server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        assert server.stderr is not None and server.stdin is not None
        try:
            said = server.stderr.readline().decode()
            port = int(said.split("127.0.0.1:")[1].split(".")[0])
            with Client.connect(port=port) as one, Client.connect(port=port) as two:
                opened = one.ask("new", ruleset="aerial-craps", seat="a", players={"b": "remote"})
                joined = two.ask("join", ticket=opened["tickets"]["b"])
                ends = []
                other = threading.Thread(target=lambda: ends.append(self.play(two, joined)))
                other.start()
                ends.append(self.play(one, opened))
                other.join(timeout=60)
            self.assertEqual(ends[0], ends[1])
        finally:
            server.kill()
            server.wait()
            server.stdin.close()
            server.stderr.close()
        with self.assertRaises(OSError):
            socket.create_connection(("127.0.0.1", port), timeout=1)

    def play(self, client: Client, position: dict) -> dict:
        chance = random.Random(position["game"])
        while not position["done"]:
            if position["seat"] is None:
                position = client.ask("wait", game=position["game"], seconds=20)
                continue
            choose = chance.randrange(position["choices"])
            try:
                position = client.ask("act", game=position["game"], at=position["at"], choose=choose)
            except Refused as refused:
                self.assertIn(refused.codes[0], ["stale-list", "no-such-choice"])
                position = client.steps([{"game": position["game"]}])[0]
        return position["outcome"]


class EnvTest(WithServer):
    def test_whole_games_in_all_games(self) -> None:
        for game in GAMES:
            with self.subTest(game=game):
                self.play(env(game, client=self.client))

    def play(self, world: WingoverEnv) -> None:
        chance = random.Random(1)
        world.reset(seed=7)
        total = {agent: 0.0 for agent in world.possible_agents}
        for agent in world.agent_iter():
            seen, reward, terminated, truncated, _ = world.last()
            total[agent] += reward
            self.assertTrue(world.observation_space(agent).contains(seen))
            if terminated or truncated:
                world.step(None)
                continue
            legal = [i for i, allowed in enumerate(seen["action_mask"]) if allowed]
            self.assertEqual(len(legal), world._position["choices"])
            world.step(chance.choice(legal))
        self.assertEqual(world.agents, [])
        self.assertIn(sorted(total.values()), [[-1.0, 1.0], [0.0, 0.0]])
        world.close()

    def test_the_same_seed_gives_the_same_game(self) -> None:
        world = env("regia-aeronautica", client=self.client)
        rows = []
        for _ in range(2):
            world.reset(seed=3)
            chance = random.Random(5)
            seen = []
            for _ in range(60):
                last = world.last()[0]
                seen.append((world.agent_selection, list(last["observation"])))
                world.step(chance.choice([i for i, allowed in enumerate(last["action_mask"]) if allowed]))
            rows.append(seen)
        self.assertEqual(rows[0], rows[1])
        world.close()

    def test_wrong_actions_are_refused_and_change_nothing(self) -> None:
        world = env(client=self.client)
        world.reset(seed=1)
        at = world._position["at"]
        for action in (None, -1, world.action_space("axis").n - 1):
            with self.assertRaises(ValueError):
                world.step(action)
        self.assertEqual(world._position["at"], at)
        world.close()

    def test_who_is_not_asked_may_do_nothing(self) -> None:
        world = env("spitfire", client=self.client)
        world.reset(seed=1)
        other = next(agent for agent in world.agents if agent != world.agent_selection)
        seen = world.observe(other)
        self.assertEqual(sum(map(int, seen["action_mask"])), 0)
        self.assertEqual(len(seen["observation"]), len(world.names))
        world.close()

    def test_a_game_can_be_cut_off(self) -> None:
        world = env(client=self.client, max_steps=3)
        world.reset(seed=1)
        for _ in range(3):
            mask = world.last()[0]["action_mask"]
            world.step(next(i for i, allowed in enumerate(mask) if allowed))
        self.assertEqual(set(world.truncations.values()), {True})
        self.assertEqual(set(world.terminations.values()), {False})
        with self.assertRaises(ValueError):
            world.step(0)
        world.close()

    def test_looks(self) -> None:
        world = env(client=self.client, render_mode="svg")
        world.reset(seed=1)
        self.assertTrue(world.render().startswith("<svg"))
        self.assertIn("planes", world.state())
        world.close()

    def test_no_such_game(self) -> None:
        with self.assertRaises(ValueError):
            env("chess", client=self.client)

    def test_pettingzoo_takes_it(self) -> None:
        try:
            from pettingzoo.test import api_test, seed_test
        except ImportError:
            self.skipTest("pettingzoo is not installed")
        for game in GAMES:
            world = env(game, client=self.client, max_steps=200)
            api_test(world, num_cycles=300)
            world.close()
        seed_test(lambda: env("spitting-fire"), num_cycles=50)


class VectorTest(WithServer):
    def test_many_games_in_a_line(self) -> None:
        for game in GAMES:
            with self.subTest(game=game):
                self.play(VectorEnv(game, count=4, client=self.client))

    def play(self, world: VectorEnv) -> None:
        chance = random.Random(2)
        positions = world.reset(seed=11)
        first = [one["numbers"] for one in positions]
        ended = 0
        for _ in range(4000):
            for i, one in enumerate(positions[:1]):
                if not one["done"]:
                    place = one["numbers"]["actions"][-1]
                    self.assertEqual(world.choice_at(i, place), one["choices"] - 1)
                    self.assertEqual(sum(map(int, world.mask(i))), one["choices"])
                    self.assertEqual(len(world.observation(i)), len(one["numbers"]["observation"]))
            ended += sum(one["done"] for one in positions)
            if ended > 1:
                break
            positions = world.step([chance.randrange(max(1, one["choices"])) for one in positions])
        self.assertGreater(ended, 1)
        self.assertEqual([one["numbers"] for one in world.reset(seed=11)], first)
        with self.assertRaises(ValueError):
            world.step([0])
        world.close()


class TextTest(WithServer):
    def test_whole_games_in_words(self) -> None:
        for game in GAMES:
            with self.subTest(game=game):
                world = TextEnv(game, client=self.client)
                chance = random.Random(4)
                text = world.reset(seed=4)
                for _ in range(20_000):
                    if world.done:
                        break
                    self.assertIn(f"{world.seat}: ", text)
                    text = world.step(str(1 + chance.randrange(world.position["choices"])))
                self.assertTrue(world.done)
                self.assertIn("The game is over", text)
                world.close()

    def test_a_refusal_is_told_before_the_same_question(self) -> None:
        world = TextEnv("spitting-fire", scenario="duel", client=self.client)
        question = world.reset(seed=1).split("\n\n")[-1]
        for wrong in ("99", "0", "fly!", "axis forward distance=4", ""):
            text = world.step(wrong)
            self.assertTrue(text.endswith(question))
            self.assertNotEqual(text, question)
        self.assertNotIn("climb-left", world.step("axis setPlot group=emil marker=climb-left").split("\n\n")[0])
        self.assertEqual(world.seat, "axis")
        self.assertEqual(world.step("1").count("Emil gets"), 0)
        self.assertEqual(world.seat, "allies")
        world.close()


class BotTest(unittest.TestCase):
    def test_answers_what_it_is_asked(self) -> None:
        class Last(Bot):
            heard = 0

            def begin(self, seat, view) -> None:
                self.seat = seat

            def seen(self, events) -> None:
                self.heard += len(events)

            def act(self, view, actions, budget, chance):
                return len(actions) - 1

        lines = [
            {"do": "begin", "protocol": 1, "ruleset": "x", "revision": 1, "seat": "axis", "view": {}},
            {"do": "seen", "events": [{}, {}]},
            {"do": "act", "view": {}, "actions": [{}, {}, {}], "budget": 1, "seed": "s"},
        ]
        bot, out = Last(), io.StringIO()
        bot.run(io.StringIO("".join(json.dumps(line) + "\n" for line in lines)), out)
        self.assertEqual((bot.seat, bot.heard, out.getvalue()), ("axis", 2, '{"action": 2}\n'))


class SpacesTest(unittest.TestCase):
    def test_plain_spaces(self) -> None:
        actions = PlainDiscrete(5)
        actions.seed(1)
        self.assertIn(actions.sample([0, 0, 1, 0, 0]), [2])
        self.assertFalse(actions.contains(5))
        self.assertFalse(actions.contains("1"))
        both = PlainDict({"a": PlainBox(-1, 1, (2,)), "b": actions})
        self.assertTrue(both.contains({"a": [0, 1], "b": 0}))
        self.assertFalse(both.contains({"a": [0, 2], "b": 0}))
        self.assertFalse(both.contains({"a": [0], "b": 0}))
        self.assertEqual(both["b"], PlainDiscrete(5))


if __name__ == "__main__":
    unittest.main()
