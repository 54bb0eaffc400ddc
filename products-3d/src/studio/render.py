"""Renders one studio job with Blender Cycles: python3 side of `render-pictures.ts`, run inside Blender.

The job (JSON, last argument) names a GLB already posed and scaled to about one metre, the camera,
the lights and the output EXR. Blender's axes are x right, y back, z up; the job is written in them.
"""
import json
import sys

import bpy
import numpy
from mathutils import Vector

# Blender 3.4's glTF importer names types that newer numpy releases dropped.
for _name, _type in (("bool", bool), ("int", int), ("float", float), ("object", object)):
    if _name not in numpy.__dict__:
        setattr(numpy, _name, _type)

GLASS_IOR = 1.5


def main(job):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.import_scene.gltf(filepath=job["glb"])
    for material in bpy.data.materials:
        if material.use_nodes and material.get("glass"):
            make_glass(material, job["ground"]["paper"])
    add_ground(job["ground"])
    for light in job["lights"]:
        add_light(light)
    add_sky(job["sky"])
    add_camera(job["camera"])
    set_render(job)
    if job["paintSlots"]:
        keep_paint_layers(job)
    bpy.ops.render.render(write_still=True)


def principled_of(material):
    return next(n for n in material.node_tree.nodes if n.type == "BSDF_PRINCIPLED")


def make_glass(material, paper):
    """Tinted transparency under a Fresnel reflection; the index is turned round on back faces,
    or a ray leaving from below would be reflected totally."""
    tree = material.node_tree
    output = next(n for n in tree.nodes if n.type == "OUTPUT_MATERIAL")
    through = tinted_transparency(tree, paper)
    glossy = tree.nodes.new("ShaderNodeBsdfGlossy")
    glossy.inputs["Roughness"].default_value = 0.0
    geometry = tree.nodes.new("ShaderNodeNewGeometry")
    index = tree.nodes.new("ShaderNodeMapRange")
    index.inputs["To Min"].default_value = GLASS_IOR
    index.inputs["To Max"].default_value = 1 / GLASS_IOR
    fresnel = tree.nodes.new("ShaderNodeFresnel")
    mix = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(geometry.outputs["Backfacing"], index.inputs["Value"])
    tree.links.new(index.outputs["Result"], fresnel.inputs["IOR"])
    tree.links.new(reflecting(tree, fresnel), mix.inputs["Fac"])
    tree.links.new(through, mix.inputs[1])
    tree.links.new(glossy.outputs["BSDF"], mix.inputs[2])
    tree.links.new(mix.outputs["Shader"], output.inputs["Surface"])


def reflecting(tree, fresnel):
    """Light on its way through the glass is not split: that only makes noise below it."""
    path = tree.nodes.new("ShaderNodeLightPath")
    seen = tree.nodes.new("ShaderNodeMath")
    seen.operation = "SUBTRACT"
    seen.inputs[0].default_value = 1.0
    tree.links.new(path.outputs["Is Shadow Ray"], seen.inputs[1])
    share = tree.nodes.new("ShaderNodeMath")
    share.operation = "MULTIPLY"
    tree.links.new(fresnel.outputs["Fac"], share.inputs[0])
    tree.links.new(seen.outputs["Value"], share.inputs[1])
    return share.outputs["Value"]


def tinted_transparency(tree, paper):
    """What passes through: white where the texture's opacity is 0, its colour where it is 1.

    The film keeps one coverage for all three colours, so transparency alone would come out grey: the glass
    lets through what its darkest channel does, and shows the camera the rest as light from the paper."""
    transparent = tree.nodes.new("ShaderNodeBsdfTransparent")
    image = next((n for n in tree.nodes if n.type == "TEX_IMAGE"), None)
    if image is None:
        transparent.inputs["Color"].default_value = (1, 1, 1, 1)
        return transparent.outputs["BSDF"]
    tint = tree.nodes.new("ShaderNodeMixRGB")
    tint.inputs["Color1"].default_value = (1, 1, 1, 1)
    tree.links.new(image.outputs["Alpha"], tint.inputs["Fac"])
    tree.links.new(image.outputs["Color"], tint.inputs["Color2"])
    darkest = smallest_channel(tree, tint.outputs["Color"])
    tree.links.new(darkest, transparent.inputs["Color"])
    rest = tree.nodes.new("ShaderNodeVectorMath")
    rest.operation = "SUBTRACT"
    tree.links.new(tint.outputs["Color"], rest.inputs[0])
    tree.links.new(darkest, rest.inputs[1])
    lit = tree.nodes.new("ShaderNodeVectorMath")
    lit.operation = "MULTIPLY"
    lit.inputs[1].default_value = paper
    tree.links.new(rest.outputs["Vector"], lit.inputs[0])
    seen = tree.nodes.new("ShaderNodeLightPath")
    glow = tree.nodes.new("ShaderNodeEmission")
    tree.links.new(lit.outputs["Vector"], glow.inputs["Color"])
    tree.links.new(seen.outputs["Is Camera Ray"], glow.inputs["Strength"])
    both = tree.nodes.new("ShaderNodeAddShader")
    tree.links.new(transparent.outputs["BSDF"], both.inputs[0])
    tree.links.new(glow.outputs["Emission"], both.inputs[1])
    return both.outputs["Shader"]


def smallest_channel(tree, colour):
    split = tree.nodes.new("ShaderNodeSeparateRGB")
    tree.links.new(colour, split.inputs[0])
    first = tree.nodes.new("ShaderNodeMath")
    second = tree.nodes.new("ShaderNodeMath")
    first.operation = second.operation = "MINIMUM"
    tree.links.new(split.outputs["R"], first.inputs[0])
    tree.links.new(split.outputs["G"], first.inputs[1])
    tree.links.new(first.outputs["Value"], second.inputs[0])
    tree.links.new(split.outputs["B"], second.inputs[1])
    return second.outputs["Value"]


def add_ground(ground):
    bpy.ops.mesh.primitive_plane_add(size=40, location=(0, 0, 0))
    plane = bpy.context.object
    plane.is_shadow_catcher = True
    material = bpy.data.materials.new("ground")
    material.use_nodes = True
    inputs = principled_of(material).inputs
    inputs["Base Color"].default_value = (*ground["colour"], 1)
    inputs["Roughness"].default_value = 0.9
    inputs["Specular"].default_value = 0
    plane.data.materials.append(material)


def add_light(light):
    lamp = bpy.data.lights.new("softbox", "AREA")
    lamp.shape = "RECTANGLE"
    lamp.size, lamp.size_y = light["size"]
    lamp.energy = light["watts"]
    box = bpy.data.objects.new("softbox", lamp)
    box.location = light["at"]
    box.rotation_euler = (Vector(light["towards"]) - box.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(box)


def add_sky(sky):
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes["Background"]
    background.inputs["Strength"].default_value = sky["gain"]
    direction = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    height = tree.nodes.new("ShaderNodeMapRange")
    height.inputs["From Min"].default_value = -1
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    below, above = ramp.color_ramp.elements
    below.color = (*[sky["below"]] * 3, 1)
    above.color = (*[sky["above"]] * 3, 1)
    ramp.color_ramp.elements.new(0.52).color = (*[sky["horizon"]] * 3, 1)
    tree.links.new(direction.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], height.inputs["Value"])
    tree.links.new(height.outputs["Result"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], background.inputs["Color"])


def add_camera(camera):
    lens = bpy.data.cameras.new("camera")
    lens.lens = camera["focalMm"]
    lens.sensor_width = 36
    lens.sensor_fit = "AUTO"
    body = bpy.data.objects.new("camera", lens)
    body.location = camera["at"]
    towards = Vector(camera["towards"]) - Vector(camera["at"])
    body.rotation_euler = towards.to_track_quat("-Z", "Y").to_euler()
    if camera.get("fStop"):
        lens.dof.use_dof = True
        lens.dof.focus_distance = towards.length
        lens.dof.aperture_fstop = camera["fStop"]
    scene = bpy.context.scene
    scene.collection.objects.link(body)
    scene.camera = body


def set_render(job):
    render = bpy.context.scene.render
    render.engine = "CYCLES"
    cycles = bpy.context.scene.cycles
    cycles.device = "CPU"
    cycles.samples = job["samples"]
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.04
    cycles.adaptive_min_samples = 8
    cycles.max_bounces = 6
    cycles.transparent_max_bounces = 16
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.use_denoising = False
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    cycles.filter_width = 1.6
    render.film_transparent = True
    render.resolution_x, render.resolution_y = job["size"]
    render.resolution_percentage = 100
    render.threads_mode = "FIXED"
    render.threads = 2
    render.image_settings.file_format = "OPEN_EXR"
    render.image_settings.color_mode = "RGBA"
    render.image_settings.color_depth = "16"
    render.image_settings.exr_codec = "ZIP"
    render.filepath = job["output"]


def keep_paint_layers(job):
    """Writes what painting over needs: the matt light without surface colour, and the coverage of every slot,
    three to an image, as light0001.exr, mask0_0001.exr and so on."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_direct = True
    layer.use_pass_diffuse_indirect = True
    for slot in job["paintSlots"]:
        output = layer.aovs.add()
        output.name = slot["layer"]
        output.type = "VALUE"
        material = bpy.data.materials[slot["material"]]
        node = material.node_tree.nodes.new("ShaderNodeOutputAOV")
        node.name = slot["layer"]
        node.inputs["Value"].default_value = 1.0
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    picture = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], picture.inputs["Image"])
    tree.links.new(layers.outputs["Alpha"], picture.inputs["Alpha"])
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = job["paintFolder"]
    files.format.file_format = "OPEN_EXR"
    files.format.color_mode = "RGBA"
    files.format.color_depth = "16"
    files.file_slots.clear()
    light = tree.nodes.new("CompositorNodeMixRGB")
    light.blend_type = "ADD"
    tree.links.new(layers.outputs["DiffDir"], light.inputs[1])
    tree.links.new(layers.outputs["DiffInd"], light.inputs[2])
    files.file_slots.new("light")
    tree.links.new(light.outputs["Image"], files.inputs["light"])
    names = [slot["layer"] for slot in job["paintSlots"]]
    for first in range(0, len(names), 3):
        mask = tree.nodes.new("CompositorNodeCombRGBA")
        for name, channel in zip(names[first : first + 3], "RGB"):
            tree.links.new(layers.outputs[name], mask.inputs[channel])
        files.file_slots.new(f"mask{first // 3}_")
        tree.links.new(mask.outputs["Image"], files.inputs[f"mask{first // 3}_"])


with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
    main(json.load(file))
