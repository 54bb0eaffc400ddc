"""What stands in a set: blocks, turned things, books, water, windows that only cast shadows, and what grows and hangs."""
import math

import bmesh
import bpy
from mathutils import Vector

from set_basics import MM, bevelled, dressed, grid, mesh_object, never_seen, point, turned
from set_soft import branch, cloth, curtain

TURNED_STEPS = 128
BOARD_EDGE = 9


def block(thing):
    """Stands on its place; a stone has edges that are not quite straight."""
    width, height, depth = (side * MM for side in thing["sizeMm"])
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=1)
    for corner in work.verts:
        corner.co = Vector((corner.co.x * width, corner.co.y * depth, (corner.co.z + 0.5) * height))
    made = dressed(mesh_object("block", work, thing), thing)
    bevelled(made, thing.get("edgeMm", 1.5))
    return made


def lathe(thing):
    """Turned about the vertical from a profile of radius and height."""
    profile = thing["profileMm"]
    work = bmesh.new()
    rings = []
    for radius, height in profile:
        rings.append([
            work.verts.new((
                radius * MM * math.cos(2 * math.pi * i / TURNED_STEPS),
                radius * MM * math.sin(2 * math.pi * i / TURNED_STEPS),
                height * MM,
            ))
            for i in range(TURNED_STEPS)
        ])
    for lower, upper in zip(rings, rings[1:]):
        for i in range(TURNED_STEPS):
            j = (i + 1) % TURNED_STEPS
            work.faces.new((lower[i], lower[j], upper[j], upper[i]))
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-6)
    made = dressed(mesh_object("turned", work, thing), thing)
    if thing.get("edgeMm"):
        bevelled(made, thing["edgeMm"])
    return made


def book(thing):
    """Boards with a rounded back, and leaves that stand in a little."""
    width, height, depth = thing["sizeMm"]
    board = 2.4
    parts = [
        ([width, board, depth], [0, 0, 0], thing["material"], 0.6),
        ([width, board, depth], [0, height - board, 0], thing["material"], 0.6),
        ([board, height, depth], [-width / 2 + board / 2, 0, 0], thing["material"], 1.0),
        ([width - 7, height - 2 * board, depth - 7], [-2, board, 0], "paper", 0.3),
    ]
    root = bpy.data.objects.new("book", None)
    root.location = point(thing["atMm"])
    root.rotation_euler = turned(thing)
    bpy.context.scene.collection.objects.link(root)
    for size, at, material, edge in parts:
        part = {"sizeMm": size, "atMm": at, "material": material, "edgeMm": edge}
        if material != "paper" and thing.get("tone"):
            part["tone"] = thing["tone"]
        block(part).parent = root
    return root


def window(thing, sun):
    """A wall with panes cut out between the set and the sun: it is never seen, only its shadow."""
    columns, rows = thing["panes"]
    pane_width, pane_height = (side * MM for side in thing["paneMm"])
    bar = thing.get("barMm", 40) * MM
    width, height = columns * (pane_width + bar) - bar, rows * (pane_height + bar) - bar
    work = bmesh.new()

    def board(left, right, bottom, top):
        work.faces.new([work.verts.new((x, y, 0)) for x, y in ((left, bottom), (right, bottom), (right, top), (left, top))])

    board(-BOARD_EDGE, -width / 2, -BOARD_EDGE, BOARD_EDGE)
    board(width / 2, BOARD_EDGE, -BOARD_EDGE, BOARD_EDGE)
    board(-width / 2, width / 2, -BOARD_EDGE, -height / 2)
    board(-width / 2, width / 2, height / 2, BOARD_EDGE)
    for i in range(1, columns):
        left = -width / 2 + i * (pane_width + bar) - bar
        board(left, left + bar, -height / 2, height / 2)
    for j in range(1, rows):
        bottom = -height / 2 + j * (pane_height + bar) - bar
        board(-width / 2, width / 2, bottom, bottom + bar)
    made = mesh_object("window", work, {})
    made.location = point(thing["aimMm"]) + sun * (thing["distanceMm"] * MM)
    made.rotation_euler = sun.to_track_quat("Z", "Y").to_euler()
    never_seen(made)
    return made


def water(thing):
    width, depth = (side * MM for side in thing["sizeMm"])
    work = grid(2, 2, lambda u, v: ((u - 0.5) * width, (v - 0.5) * depth, 0))
    return dressed(mesh_object("water", work, thing), {"material": "water"})


def build(things, sun):
    """Sets everything up."""
    makers = {
        "block": block, "turned": lathe, "book": book, "curtain": curtain, "cloth": cloth, "branch": branch,
        "water": water, "window": lambda thing: window(thing, sun),
    }
    for thing in things:
        makers[thing["kind"]](thing)
