"""Exposes one scene with Blender Cycles: pieces at true scale in a set, by the sun and the sky of a place.

Run inside Blender by `expose-scene.ts`; the job (JSON, last argument) is in millimetres with y up.
"""
import json
import math
import os
import sys

import bpy
from mathutils import Vector

sys.dont_write_bytecode = True
sys.path[:0] = [os.path.dirname(__file__), os.path.join(os.path.dirname(__file__), "..", "studio")]
import render
import set_things
from set_basics import MM, point

DEPTH_METRES = 4


def main(job):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.import_scene.gltf(filepath=job["glb"])
    render.dress(None)
    sun = direction(job["light"]["sun"])
    set_things.build(job["set"], sun)
    add_sun(job["light"]["sun"], sun)
    for window in job["light"]["windows"]:
        add_window(window)
    add_sky(job["light"]["sky"])
    add_camera(job["camera"])
    render.set_render(job)
    tune(job)
    render.keep_passes({"camera": depth_of(job["camera"]), "paintSlots": []})
    render.expose(job["film"], [])


def direction(sun):
    """Towards the sun; azimuth 0 is behind the camera, positive to the right."""
    azimuth, elevation = math.radians(sun["azimuthDeg"]), math.radians(sun["elevationDeg"])
    flat = math.cos(elevation)
    return Vector((math.sin(azimuth) * flat, -math.cos(azimuth) * flat, math.sin(elevation)))


def add_sun(sun, towards):
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy = sun["strength"]
    lamp.color = sun["colour"]
    lamp.angle = math.radians(sun.get("sizeDeg", 0.6))
    made = bpy.data.objects.new("sun", lamp)
    made.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(made)


def add_window(window):
    lamp = bpy.data.lights.new("window", "AREA")
    lamp.shape = "RECTANGLE"
    lamp.size, lamp.size_y = (side * MM for side in window["sizeMm"])
    lamp.energy = window["watts"]
    lamp.color = window["colour"]
    made = bpy.data.objects.new("window", lamp)
    made.location = point(window["atMm"])
    made.rotation_euler = (point(window["towardsMm"]) - made.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(made)


def add_sky(sky):
    """The room around: what is above, at eye level and below."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = "NONE"
    tree = world.node_tree
    background = tree.nodes["Background"]
    background.inputs["Strength"].default_value = sky["gain"]
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    height = tree.nodes.new("ShaderNodeMapRange")
    height.inputs["From Min"].default_value = -1
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    below, above = ramp.color_ramp.elements
    below.color, above.color = (*sky["below"], 1), (*sky["above"], 1)
    ramp.color_ramp.elements.new(0.5).color = (*sky["horizon"], 1)
    tree.links.new(coordinates.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], height.inputs["Value"])
    tree.links.new(height.outputs["Result"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], background.inputs["Color"])


def add_camera(camera):
    """As an architect's camera it stands level and shifts its lens, so that what is upright stays so."""
    lens = bpy.data.cameras.new("camera")
    lens.lens = camera["focalMm"]
    lens.sensor_width = 36
    lens.shift_x, lens.shift_y = camera.get("shift", (0, 0))
    body = bpy.data.objects.new("camera", lens)
    body.location = point(camera["atMm"])
    towards = point(camera["towardsMm"]) - body.location
    body.rotation_euler = towards.to_track_quat("-Z", "Y").to_euler()
    lens.dof.use_dof = True
    focus = point(camera["focusMm"]) - body.location
    lens.dof.focus_distance = focus.dot(towards.normalized())
    lens.dof.aperture_fstop = camera["fStop"]
    scene = bpy.context.scene
    scene.collection.objects.link(body)
    scene.camera = body


def depth_of(camera):
    away = (point(camera["focusMm"]) - point(camera["atMm"])).length
    return {"nearest": max(0.0, away - DEPTH_METRES / 2), "depth": DEPTH_METRES}


def tune(job):
    """Even surfaces are done early, grainy ones take all their samples."""
    scene = bpy.context.scene
    cycles = scene.cycles
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = job["film"]["threshold"]
    cycles.adaptive_min_samples = max(4, job["film"]["samples"] // 4)
    cycles.max_bounces = min(cycles.max_bounces, 10)
    cycles.diffuse_bounces = 3
    cycles.sample_clamp_direct = 12
    cycles.sample_clamp_indirect = 2
    cycles.blur_glossy = 0.6
    cycles.filter_width = 1.5
    scene.render.film_transparent = False
    scene.render.use_border = False
    scene.render.use_persistent_data = True


with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
    main(json.load(file))
