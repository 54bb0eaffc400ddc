"""How things of a set are made: their place, their mesh, their material, their edges.

Plans are written in millimetres with y up and z to the front; Blender's axes are x right, y back, z up, in metres.
"""
import math

import bmesh
import bpy
from mathutils import Euler, Vector

from set_materials import material_of

MM = 0.001


def point(at):
    x, y, z = at
    return Vector((x * MM, -z * MM, y * MM))


def turned(thing):
    """About x, then the vertical, then z, as a piece is posed."""
    x, y, z = (math.radians(degrees) for degrees in thing.get("turnDeg", (0, 0, 0)))
    return Euler((x, -z, y), "XYZ")


def mesh_object(name, work, thing):
    mesh = bpy.data.meshes.new(name)
    work.to_mesh(mesh)
    work.free()
    made = bpy.data.objects.new(name, mesh)
    made.location = point(thing.get("atMm", (0, 0, 0)))
    made.rotation_euler = turned(thing)
    bpy.context.scene.collection.objects.link(made)
    return made


def dressed(made, thing, smooth=True):
    made.data.materials.append(material_of(thing["material"], thing.get("tone")))
    for face in made.data.polygons:
        face.use_smooth = smooth
    made.data.use_auto_smooth = True
    made.data.auto_smooth_angle = math.radians(40)
    return made


def bevelled(made, millimetres):
    bevel = made.modifiers.new("edge", "BEVEL")
    bevel.width = millimetres * MM
    bevel.segments = 4
    bevel.limit_method = "ANGLE"
    bevel.harden_normals = True


def grid(columns, rows, place):
    work = bmesh.new()
    corners = [[work.verts.new(place(i / columns, j / rows)) for i in range(columns + 1)] for j in range(rows + 1)]
    for j in range(rows):
        for i in range(columns):
            work.faces.new((corners[j][i], corners[j][i + 1], corners[j + 1][i + 1], corners[j + 1][i]))
    return work


def never_seen(made):
    """It stands outside: the picture knows it by its shadow."""
    made.visible_camera = made.visible_glossy = made.visible_diffuse = made.visible_transmission = False
