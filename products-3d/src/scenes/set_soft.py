"""What hangs, lies in folds or grows: curtains, cloth, branches."""
import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

from set_basics import MM, dressed, grid, mesh_object, never_seen, point
from set_materials import material_of

LEAF_STEPS = 7


def curtain(thing):
    """Hangs in folds that lean, widen to the hem and are no two alike."""
    width, height, depth = (side * MM for side in thing["sizeMm"])
    folds, seed = thing["folds"], thing.get("seed", 1)

    def place(u, v):
        wander = noise.noise((u * 3, v * 0.8, seed)) * 0.6 + noise.noise((u * 9, v * 0.5, seed + 9)) * 0.22
        phase = (u * folds + wander) * 2 * math.pi
        size = depth * (0.35 + 0.65 * (1 - v) ** 0.7) * (0.7 + 0.6 * noise.noise((u * 5, 3, seed)))
        fold = math.sin(phase) + 0.28 * math.sin(2 * phase + 1.1)
        return ((u - 0.5) * width + size * 0.3 * math.cos(phase), size * fold * 0.5, v * height)

    made = dressed(mesh_object("curtain", grid(folds * 40, 60, place), thing), thing)
    return made


def cloth(thing):
    """Linen thrown on a table: folds fan out from where a hand let go of it, cross and run out flat."""
    width, depth = (side * MM for side in thing["sizeMm"])
    chance = random.Random(thing.get("seed", 1))
    from_x, from_y = thing.get("gatheredAt", (-0.55, 0.5))
    folds = [
        (
            chance.uniform(*thing.get("fanDeg", (-75, 15))),
            chance.uniform(0.5, 1) * thing["foldMm"] * MM,
            chance.uniform(0.005, 0.012),
            chance.uniform(0.3, 1.15),
            chance.uniform(0, 50),
        )
        for _ in range(thing["folds"])
    ]

    def place(u, v):
        x, y = (u - 0.5) * width, (v - 0.5) * depth
        dx, dy = x - from_x * width, y - from_y * depth
        away, angle = math.hypot(dx, dy), math.degrees(math.atan2(dy, dx))
        height = 0.0018 * noise.noise((x * 22, y * 22, 1)) + 0.003 * noise.noise((x * 7, y * 7, 5))
        for aim, rise, breadth, reach, seed in folds:
            bent = aim + 9 * noise.noise((away * 4, seed, 0))
            off = math.radians(angle - bent) * away
            wide = breadth * (0.8 + away) * (0.6 if off > 0 else 1.4)
            fade = max(0.0, 1 - (away / (reach * width)) ** 2) * min(1.0, away / 0.06)
            height += rise * fade * math.exp(-(abs(off / wide) ** 1.5))
        return (x + 0.35 * height, y, height)

    made = dressed(mesh_object("cloth", grid(420, round(420 * depth / width), place), thing), thing)
    smooth = made.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 1
    return made


def leaf_into(work, at, forward, up, size):
    """A blade that is folded along its middle and bends down to its tip."""
    length, width = size
    side = forward.cross(up).normalized()
    rows = []
    for i in range(LEAF_STEPS + 1):
        t = i / LEAF_STEPS
        half = width / 2 * math.sin(math.pi * t ** 0.85) ** 0.9 if 0 < t < 1 else 0.0002
        spine = at + forward * (length * t) - up * (length * 0.28 * t * t)
        rows.append([work.verts.new(spine + side * (half * s) + up * (abs(s) * half * 0.35)) for s in (-1, 0, 1)])
    for a, b in zip(rows, rows[1:]):
        for k in (0, 1):
            work.faces.new((a[k], a[k + 1], b[k + 1], b[k]))


def stem_points(thing):
    """A smooth line through the given places."""
    knots = [point(at) for at in thing["stemMm"]]
    knots = [knots[0] * 2 - knots[1], *knots, knots[-1] * 2 - knots[-2]]
    line = []
    for a, b, c, d in zip(knots, knots[1:], knots[2:], knots[3:]):
        for i in range(12):
            t = i / 12
            line.append(0.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return [*line, knots[-2]]


def branch(thing):
    """A stem with leaves in pairs, as of an olive tree."""
    chance = random.Random(thing.get("seed", 1))
    line = stem_points(thing)
    length, width = (side * MM for side in thing["leafMm"])
    work = bmesh.new()
    for i in range(1, thing["leaves"] + 1):
        along = thing.get("bareShare", 0.2) + (1 - thing.get("bareShare", 0.2)) * i / thing["leaves"]
        spot = min(len(line) - 2, int(along * (len(line) - 1)))
        at, ahead = line[spot], (line[spot + 1] - line[spot]).normalized()
        side = ahead.orthogonal().normalized()
        angle = i * 2.4 + chance.uniform(-0.5, 0.5)
        outward = (side * math.cos(angle) + ahead.cross(side) * math.sin(angle)).normalized()
        forward = (ahead * chance.uniform(0.5, 1.1) + outward).normalized()
        up = (ahead - forward * ahead.dot(forward)).normalized() + Vector((0, 0, 0.5))
        up = (up - forward * up.dot(forward)).normalized()
        grown = chance.uniform(0.65, 1.1) * (1 - 0.35 * along)
        leaf_into(work, at, forward, up, (length * grown, width * grown))
    leaves = dressed(mesh_object("leaves", work, {**thing, "atMm": (0, 0, 0)}), {"material": "leaf", "tone": thing.get("tone")})
    curve = bpy.data.curves.new("stem", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = thing.get("stemRadiusMm", 1.6) * MM
    curve.use_fill_caps = True
    spline = curve.splines.new("POLY")
    spline.points.add(len(line) - 1)
    for i, place in enumerate(line):
        spline.points[i].co = (*place, 1)
        spline.points[i].radius = 1 - 0.7 * i / len(line)
    stem = bpy.data.objects.new("stem", curve)
    stem.data.materials.append(material_of("bark"))
    bpy.context.scene.collection.objects.link(stem)
    for made in (leaves, stem):
        if thing.get("onlyShadow"):
            never_seen(made)
    return leaves
