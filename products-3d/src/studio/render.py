"""Exposes one studio job with Blender Cycles: python3 side of `expose.ts`, run inside Blender.

The job (JSON, last argument) names a GLB already posed and scaled to about one metre, the camera, the lights
and the EXR files to write. Blender's axes are x right, y back, z up; the job is written in them.
The product is exposed with its passes apart and without the ground, which it only feels; the ground is exposed
without the product, whose shadow it catches. Either is done once per file, each time with other random numbers.
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
SOLID_GLASS = "SolidGlass"
SOLID_GLASS_SHADOW = 0.92
SOLID_GLASS_BOUNCES = 24
BOUNCES = 6
STONE_LAYER = "stone"
ROOM_IN_STONES = 0.2
FLAG_TANGENT = 0.26
# How a card brightens across its width and its height, and between which shares of that way.
CARD_SLOPE = (0.45, 0.55, 0)
CARD_FALL = (0.28, 0.7)


def main(job):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.import_scene.gltf(filepath=job["glb"])
    dress(job["ground"]["paper"])
    products = [thing for thing in bpy.data.objects if thing.type == "MESH"]
    ground = add_ground(job["ground"])
    for light in job["lights"]:
        add_light(light)
    if job.get("card"):
        add_card(job["card"])
    add_sky(job["sky"])
    add_camera(job["camera"])
    set_render(job)
    if job.get("film"):
        expose_product(job, ground)
    if job.get("shadow"):
        expose_shadow(job["shadow"], ground, products)


def dress(paper):
    """Glass and silk, which the importer does not know as the studio does."""
    for material in bpy.data.materials:
        if material.use_nodes and material.get("solidIor"):
            make_solid_glass(material)
        elif material.use_nodes and material.get("glass"):
            make_glass(material, paper)
        if material.use_nodes and material.get("sheen"):
            add_sheen(material)


def expose_product(job, ground):
    ground.visible_camera = False
    keep_passes(job)
    crop_to(job)
    stones = [material for material in bpy.data.materials if material.get("dispersion")]
    if stones:
        keep_layer(STONE_LAYER, stones)
        add_flag(job["camera"])
        darken_room_for_stones()
    expose(job["film"], stones)


def expose_shadow(shadow, ground, products):
    for thing in products:
        thing.visible_camera = False
    ground.visible_camera = True
    ground.is_shadow_catcher = True
    render = bpy.context.scene.render
    render.use_border = False
    render.resolution_percentage = shadow["sizePercent"]
    expose(shadow, [])


def expose(film, stones):
    """Cycles bends all colours alike: where there are stones, the light inside them is exposed for red, green and
    blue one after the other, with a third of the samples each, as NAME0.exr, NAME1.exr and NAME2.exr."""
    scene = bpy.context.scene
    colours = range(3) if stones else range(1)
    scene.cycles.samples = -(-film["samples"] // len(colours))
    for half, name in enumerate(film["names"]):
        for colour in colours:
            for material in stones:
                glass = material.node_tree.nodes[SOLID_GLASS]
                glass.inputs["IOR"].default_value = material["solidIor"] + material["dispersion"] * (colour - 1) / 2
            scene.cycles.seed = half * len(colours) + colour
            scene.render.filepath = f"{name}{colour}.exr"
            bpy.ops.render.render(write_still=True)


def add_flag(camera):
    """A black card around the lens, seen by the light inside stones alone: without something dark in front of it,
    a diamond in a bright room is as white as paper."""
    at, towards = Vector(camera["at"]), Vector(camera["towards"])
    away = at - towards
    bpy.ops.mesh.primitive_circle_add(
        vertices=48, fill_type="NGON", location=at, radius=away.length * FLAG_TANGENT,
        rotation=away.to_track_quat("Z", "Y").to_euler(),
    )
    card = bpy.context.object
    card.visible_camera = card.visible_diffuse = card.visible_glossy = card.visible_shadow = False
    black = bpy.data.materials.new("flag")
    black.use_nodes = True
    principled_of(black).inputs["Base Color"].default_value = (0, 0, 0, 1)
    principled_of(black).inputs["Specular"].default_value = 0
    card.data.materials.append(black)


def darken_room_for_stones():
    """What a stone shows of the room is the windows: the walls between them are kept from it."""
    tree = bpy.context.scene.world.node_tree
    background = tree.nodes["Background"]
    path = tree.nodes.new("ShaderNodeLightPath")
    gain = tree.nodes.new("ShaderNodeMapRange")
    gain.inputs["To Min"].default_value = background.inputs["Strength"].default_value
    gain.inputs["To Max"].default_value = background.inputs["Strength"].default_value * ROOM_IN_STONES
    tree.links.new(path.outputs["Is Transmission Ray"], gain.inputs["Value"])
    tree.links.new(gain.outputs["Result"], background.inputs["Strength"])


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


def make_solid_glass(material):
    """Clear through and through. Rays that look for light pass straight, or what is inside would stand in the dark."""
    tree = material.node_tree
    output = next(n for n in tree.nodes if n.type == "OUTPUT_MATERIAL")
    glass = tree.nodes.new("ShaderNodeBsdfGlass")
    glass.name = SOLID_GLASS
    glass.distribution = "SHARP"
    glass.inputs["Color"].default_value = principled_of(material).inputs["Base Color"].default_value
    glass.inputs["IOR"].default_value = material["solidIor"]
    path = tree.nodes.new("ShaderNodeLightPath")
    if material.get("tintDepth"):
        tree.links.new(light_left(tree, path, material), glass.inputs["Color"])
    passing = tree.nodes.new("ShaderNodeBsdfTransparent")
    passing.inputs["Color"].default_value = (*[SOLID_GLASS_SHADOW] * 3, 1)
    mix = tree.nodes.new("ShaderNodeMixShader")
    passes = tree.nodes.new("ShaderNodeMath")
    passes.operation = "MAXIMUM"
    tree.links.new(path.outputs["Is Shadow Ray"], passes.inputs[0])
    tree.links.new(path.outputs["Is Diffuse Ray"], passes.inputs[1])
    tree.links.new(passes.outputs["Value"], mix.inputs["Fac"])
    tree.links.new(glass.outputs["BSDF"], mix.inputs[1])
    tree.links.new(passing.outputs["BSDF"], mix.inputs[2])
    tree.links.new(mix.outputs["Shader"], output.inputs["Surface"])


def light_left(tree, path, material):
    """Beer and Lambert: what is left of white light that has come its way from the last surface inside this one."""
    geometry = tree.nodes.new("ShaderNodeNewGeometry")
    depths = tree.nodes.new("ShaderNodeMath")
    depths.operation = "DIVIDE"
    depths.inputs[1].default_value = material["tintDepth"]
    tree.links.new(path.outputs["Ray Length"], depths.inputs[0])
    inside = tree.nodes.new("ShaderNodeMath")
    inside.operation = "MULTIPLY"
    tree.links.new(depths.outputs["Value"], inside.inputs[0])
    tree.links.new(geometry.outputs["Backfacing"], inside.inputs[1])
    left = tree.nodes.new("ShaderNodeGamma")
    left.inputs["Color"].default_value = (*material["tint"], 1)
    tree.links.new(inside.outputs["Value"], left.inputs["Gamma"])
    return left.outputs["Color"]


def add_sheen(material):
    """Silk: the importer does not know the extension. Its threads also draw highlights out."""
    inputs = principled_of(material).inputs
    inputs["Sheen"].default_value = material["sheen"]
    inputs["Sheen Tint"].default_value = 0.4
    inputs["Anisotropic"].default_value = 0.5


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
    lets through what its darkest channel does, and shows the camera the rest as light from the paper. Where there is
    no paper, but a place behind the glass, it is simply tinted."""
    transparent = tree.nodes.new("ShaderNodeBsdfTransparent")
    image = next((n for n in tree.nodes if n.type == "TEX_IMAGE"), None)
    if image is None:
        transparent.inputs["Color"].default_value = (1, 1, 1, 1)
        return transparent.outputs["BSDF"]
    tint = tree.nodes.new("ShaderNodeMixRGB")
    tint.inputs["Color1"].default_value = (1, 1, 1, 1)
    tree.links.new(image.outputs["Alpha"], tint.inputs["Fac"])
    tree.links.new(image.outputs["Color"], tint.inputs["Color2"])
    if paper is None:
        tree.links.new(tint.outputs["Color"], transparent.inputs["Color"])
        return transparent.outputs["BSDF"]
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
    material = bpy.data.materials.new("ground")
    material.use_nodes = True
    inputs = principled_of(material).inputs
    inputs["Base Color"].default_value = (*ground["colour"], 1)
    inputs["Roughness"].default_value = 0.9
    inputs["Specular"].default_value = 0
    plane.data.materials.append(material)
    return plane


def add_light(light):
    lamp = bpy.data.lights.new("softbox", "AREA")
    lamp.shape = "RECTANGLE"
    lamp.size, lamp.size_y = light["size"]
    lamp.energy = light["watts"]
    box = bpy.data.objects.new("softbox", lamp)
    box.location = light["at"]
    box.rotation_euler = (Vector(light["towards"]) - box.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(box)


def add_card(card):
    """An ivory card that mirrors show, bright at its upper left as seen from the product: nothing else knows of it."""
    at, towards = Vector(card["at"]), Vector(card["towards"])
    bpy.ops.mesh.primitive_plane_add(
        size=card["edge"], location=at, rotation=(towards - at).to_track_quat("Z", "Y").to_euler(),
    )
    plane = bpy.context.object
    plane.visible_camera = plane.visible_diffuse = plane.visible_shadow = plane.visible_transmission = False
    material = bpy.data.materials.new("card")
    material.use_nodes = True
    material.cycles.sample_as_light = False
    tree = material.node_tree
    tree.nodes.clear()
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    across = tree.nodes.new("ShaderNodeVectorMath")
    across.operation = "DOT_PRODUCT"
    across.inputs[1].default_value = CARD_SLOPE
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "EASE"
    dark, bright = ramp.color_ramp.elements
    dark.color, bright.color = (*card["dark"], 1), (*card["bright"], 1)
    dark.position, bright.position = CARD_FALL
    shine = tree.nodes.new("ShaderNodeEmission")
    output = tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(coordinates.outputs["Generated"], across.inputs[0])
    tree.links.new(across.outputs["Value"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], shine.inputs["Color"])
    tree.links.new(shine.outputs["Emission"], output.inputs["Surface"])
    plane.data.materials.append(material)


def add_sky(sky):
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes["Background"]
    background.inputs["Strength"].default_value = sky["gain"]
    # So even a sky is found by chance: looking for it costs a fifth more and finds no more.
    world.cycles.sampling_method = "NONE"
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
    cycles.use_adaptive_sampling = False
    bends_light = any(material.get("solidIor") for material in bpy.data.materials)
    cycles.max_bounces = SOLID_GLASS_BOUNCES if bends_light else BOUNCES
    cycles.transmission_bounces = SOLID_GLASS_BOUNCES if bends_light else 12
    cycles.glossy_bounces = SOLID_GLASS_BOUNCES if bends_light else 4
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
    render.use_persistent_data = True
    render.image_settings.file_format = "OPEN_EXR_MULTILAYER"
    render.image_settings.color_depth = "16"
    render.image_settings.exr_codec = "NONE"


def keep_passes(job):
    """What the denoiser needs beside the picture, and the coverage of every paint slot."""
    layer = bpy.context.scene.view_layers[0]
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = layer.use_pass_glossy_color = True
    layer.use_pass_normal = True
    # Mist is depth that follows the edges of things; the pass called depth has stairs there.
    layer.use_pass_mist = True
    mist = bpy.context.scene.world.mist_settings
    mist.start, mist.depth = job["camera"]["nearest"], job["camera"]["depth"]
    mist.falloff = "LINEAR"
    for slot in job["paintSlots"]:
        keep_layer(slot["layer"], [bpy.data.materials[slot["material"]]])


def keep_layer(name, materials):
    """The coverage of some materials, as a pass of its own."""
    output = bpy.context.scene.view_layers[0].aovs.add()
    output.name = name
    output.type = "VALUE"
    for material in materials:
        node = material.node_tree.nodes.new("ShaderNodeOutputAOV")
        node.name = name
        node.inputs["Value"].default_value = 1.0


def crop_to(job):
    """Only the part of the picture where the product is: the ground around it has an exposure of its own."""
    crop = job["crop"]
    render = bpy.context.scene.render
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x = border(crop["left"], crop["width"], job["size"][0])
    bottom = job["size"][1] - crop["top"] - crop["height"]
    render.border_min_y, render.border_max_y = border(bottom, crop["height"], job["size"][1])


def border(start, length, whole):
    """Shares of the whole, a quarter of a pixel inside the first one: the renderer rounds down."""
    return (start + 0.25) / whole, (start + length + 0.25) / whole


if __name__ == "__main__":
    with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
        main(json.load(file))
