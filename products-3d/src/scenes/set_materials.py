"""What the sets are made of: stone, lime, linen, wood, water, brass, computed from noise in metres."""
import bpy

# Base colours, linear.
COLOURS = {
    "limestone": (0.56, 0.51, 0.43),
    "travertine": (0.58, 0.48, 0.36),
    "plaster": (0.6, 0.55, 0.48),
    "linen": (0.66, 0.61, 0.53),
    "walnut": (0.13, 0.065, 0.034),
    "oak": (0.36, 0.235, 0.135),
    "slate": (0.045, 0.047, 0.046),
    "water": (0.02, 0.03, 0.028),
    "brass": (0.62, 0.43, 0.2),
    "paper": (0.66, 0.61, 0.52),
    "cloth": (0.05, 0.1, 0.078),
    "ceramic": (0.62, 0.58, 0.52),
    "terracotta": (0.42, 0.2, 0.12),
    "leaf": (0.075, 0.1, 0.045),
    "bark": (0.1, 0.07, 0.045),
    "mirror": (0.9, 0.89, 0.87),
}


class Weave:
    """A short hand for a tree of shader nodes."""

    def __init__(self, material):
        material.use_nodes = True
        self.tree = material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.metres = self.tree.nodes.new("ShaderNodeTexCoord").outputs["Object"]

    def node(self, kind, inputs=(), **settings):
        made = self.tree.nodes.new(f"ShaderNode{kind}")
        for name, value in settings.items():
            setattr(made, name, value)
        for name, value in dict(inputs).items():
            if hasattr(value, "links"):
                self.tree.links.new(value, made.inputs[name])
            else:
                made.inputs[name].default_value = value
        return made

    def stretched(self, scale, turn=(0, 0, 0)):
        return self.node("Mapping", {"Vector": self.metres, "Scale": scale, "Rotation": turn}).outputs["Vector"]

    def noise(self, scale, detail=4.0, rough=0.55, at=None, distortion=0.0):
        inputs = {"Vector": at or self.metres, "Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": distortion}
        return self.node("TexNoise", inputs).outputs["Fac"]

    def ramp(self, share, low, high):
        """0 below `low`, 1 above `high`."""
        return self.node("MapRange", {"Value": share, "From Min": low, "From Max": high}, interpolation_type="SMOOTHSTEP").outputs["Result"]

    def sum(self, *shares):
        """Weighted: pairs of a share and its weight."""
        total = None
        for share, weight in shares:
            part = self.node("Math", {0: share, 1: weight}, operation="MULTIPLY").outputs["Value"]
            total = part if total is None else self.node("Math", {0: total, 1: part}, operation="ADD").outputs["Value"]
        return total

    def colour(self, share, dark, light):
        mix = self.node("MixRGB", {"Fac": share, "Color1": (*dark, 1), "Color2": (*light, 1)})
        return mix.outputs["Color"]

    def blend(self, share, below, above):
        return self.node("MixRGB", {"Fac": share, "Color1": below, "Color2": above}).outputs["Color"]

    def set(self, **inputs):
        for name, value in inputs.items():
            socket = self.shader.inputs[name.replace("_", " ")]
            if hasattr(value, "links"):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = value

    def rough(self, share, low, high):
        self.set(Roughness=self.node("MapRange", {"Value": share, "To Min": low, "To Max": high}).outputs["Result"])

    def relief(self, height, millimetres):
        bump = self.node("Bump", {"Height": height, "Distance": millimetres / 1000, "Strength": 1.0})
        self.tree.links.new(bump.outputs["Normal"], self.shader.inputs["Normal"])


def times(colour, factor):
    return tuple(min(1.0, part * factor) for part in colour)


def limestone(weave, colour):
    """Honed: clouds, fine grains, a few shells, polished a little unevenly."""
    clouds = weave.noise(5, 6, 0.6)
    grains = weave.noise(420, 3, 0.7)
    shells = weave.ramp(weave.noise(55, 5, 0.6, distortion=1.2), 0.6, 0.72)
    base = weave.colour(weave.sum((clouds, 0.75), (grains, 0.25)), times(colour, 0.74), times(colour, 1.2))
    weave.set(Base_Color=weave.blend(weave.sum((shells, 0.28)), base, (*times(colour, 1.35), 1)), Specular=0.35)
    weave.rough(weave.sum((clouds, 0.6), (grains, 0.4)), 0.42, 0.72)
    weave.relief(weave.sum((grains, 0.35), (weave.noise(90, 4, 0.6), 0.5), (clouds, 0.6)), 0.5)


def travertine(weave, colour):
    """Cut along its beds: bands, and holes drawn out along them."""
    along = weave.stretched((2.2, 2.2, 16))
    bands = weave.noise(2.4, 6, 0.62, along, 0.6)
    pores = weave.ramp(weave.noise(16, 4, 0.6, weave.stretched((1.6, 1.6, 5)), 0.8), 0.655, 0.7)
    base = weave.colour(bands, times(colour, 0.68), times(colour, 1.28))
    weave.set(Base_Color=weave.blend(pores, base, (*times(colour, 0.4), 1)), Specular=0.35)
    weave.rough(weave.noise(30), 0.38, 0.68)
    weave.relief(weave.sum((weave.noise(260), 0.08), (bands, 0.12), (pores, -1.0)), 2.2)


def plaster(weave, colour):
    """Lime laid on by a trowel: long shallow strokes that cross, clouds where it dried, a few pin holes."""
    strokes = weave.noise(2.6, 5, 0.62, weave.stretched((1.0, 1.0, 2.6), (0, 0.6, 0)), 1.4)
    across = weave.noise(3.4, 5, 0.62, weave.stretched((2.8, 1.0, 1.0), (0, -0.5, 0)), 1.2)
    fine = weave.noise(160, 4, 0.65)
    clouds = weave.noise(1.5, 4, 0.55)
    share = weave.sum((clouds, 0.45), (strokes, 0.35), (across, 0.2))
    weave.set(Base_Color=weave.colour(weave.ramp(share, 0.3, 0.7), times(colour, 0.84), times(colour, 1.1)), Specular=0.2)
    weave.rough(strokes, 0.6, 0.95)
    weave.relief(weave.sum((strokes, 4.0), (across, 3.0), (fine, 0.16), (weave.noise(26, 4, 0.6), 0.5)), 1.6)


def linen(weave, colour):
    """Threads a little uneven, 12 to the centimetre, with slubs."""
    warp = weave.node("TexWave", {"Vector": weave.metres, "Scale": 210, "Distortion": 1.6, "Detail": 2.0}, bands_direction="X").outputs["Fac"]
    weft = weave.node("TexWave", {"Vector": weave.metres, "Scale": 190, "Distortion": 1.6, "Detail": 2.0}, bands_direction="Y").outputs["Fac"]
    slubs = weave.noise(9, 4, 0.6, weave.stretched((40, 1.4, 1)))
    threads = weave.sum((warp, 0.5), (weft, 0.5))
    share = weave.sum((threads, 0.35), (slubs, 0.4), (weave.noise(3), 0.25))
    weave.set(Base_Color=weave.colour(share, times(colour, 0.78), times(colour, 1.18)), Specular=0.1, Roughness=0.9, Sheen=0.35)
    weave.relief(weave.sum((threads, 0.8), (slubs, 0.4)), 0.35)


def wood(weave, colour):
    """Quarter-sawn along x: fine fibres, slow waves of the rings, pores, under oil."""
    rings = weave.noise(3.2, 6, 0.6, weave.stretched((0.35, 7, 7)), 0.5)
    fibres = weave.noise(26, 5, 0.7, weave.stretched((0.6, 22, 22)))
    pores = weave.ramp(weave.noise(60, 3, 0.6, weave.stretched((0.35, 12, 12))), 0.6, 0.68)
    share = weave.sum((rings, 0.62), (fibres, 0.38))
    base = weave.colour(weave.ramp(share, 0.3, 0.72), times(colour, 0.5), times(colour, 1.55))
    weave.set(Base_Color=weave.blend(weave.sum((pores, 0.45)), base, (*times(colour, 0.3), 1)), Specular=0.42)
    weave.rough(weave.sum((fibres, 0.6), (weave.noise(7), 0.4)), 0.26, 0.56)
    weave.relief(weave.sum((fibres, 0.3), (pores, -0.7)), 0.25)


def brass(weave, colour):
    """Brushed, and touched by hands."""
    brush = weave.noise(30, 4, 0.7, weave.stretched((1, 60, 60)))
    touch = weave.noise(14, 4, 0.6)
    weave.set(Base_Color=weave.colour(touch, times(colour, 0.86), times(colour, 1.08)), Metallic=1.0)
    weave.rough(weave.sum((touch, 0.6), (brush, 0.4)), 0.16, 0.42)
    weave.relief(brush, 0.02)


def paper(weave, colour):
    """The cut edge of a book: leaves one on another."""
    leaves = weave.noise(3, 3, 0.6, weave.stretched((1, 1, 420)))
    weave.set(Base_Color=weave.colour(leaves, times(colour, 0.72), times(colour, 1.1)), Roughness=0.9, Specular=0.1)
    weave.relief(leaves, 0.5)


def bookcloth(weave, colour):
    threads = weave.noise(900, 2)
    weave.set(Base_Color=weave.colour(weave.sum((threads, 0.5), (weave.noise(30), 0.5)), times(colour, 0.8), times(colour, 1.2)), Roughness=0.82, Specular=0.2)
    weave.relief(threads, 0.12)


def ceramic(weave, colour):
    """Thrown, matt glaze with specks."""
    specks = weave.ramp(weave.noise(260, 2, 0.5), 0.66, 0.72)
    clouds = weave.noise(9, 4)
    base = weave.colour(clouds, times(colour, 0.88), times(colour, 1.1))
    weave.set(Base_Color=weave.blend(weave.sum((specks, 0.5)), base, (*times(colour, 0.35), 1)), Specular=0.4)
    weave.rough(clouds, 0.38, 0.6)
    weave.relief(weave.sum((weave.noise(4, 3, 0.5, weave.stretched((2, 2, 60))), 1.0), (weave.noise(180), 0.15)), 0.3)


def slate(weave, colour):
    clouds = weave.noise(7, 6, 0.62)
    grains = weave.noise(240, 4, 0.65)
    weave.set(Base_Color=weave.colour(weave.sum((clouds, 0.7), (grains, 0.3)), times(colour, 0.5), times(colour, 1.7)), Specular=0.4)
    weave.rough(clouds, 0.3, 0.62)
    weave.relief(weave.sum((grains, 0.3), (weave.noise(30, 5, 0.6), 1.0)), 0.7)


def leaf(weave, colour):
    tone = weave.noise(40, 3)
    weave.set(Base_Color=weave.colour(tone, times(colour, 0.65), times(colour, 1.5)), Specular=0.35)
    weave.rough(tone, 0.42, 0.62)
    weave.relief(weave.noise(160, 3), 0.2)


def water(weave, colour):
    """Clear and shallow: what lies below, under a mirror that ripples. Light is not bent, so that it is found quickly."""
    tree = weave.tree
    ripples = weave.sum((weave.noise(7, 1, 0.3, weave.stretched((1, 2.2, 1)), 0.3), 1.0), (weave.noise(26, 1, 0.3), 0.05))
    bump = weave.node("Bump", {"Height": ripples, "Distance": 0.006, "Strength": 0.35})
    clear = weave.node("BsdfTransparent", {"Color": (0.8, 0.87, 0.85, 1)})
    mirror = weave.node("BsdfGlossy", {"Roughness": 0.0, "Normal": bump.outputs["Normal"]})
    fresnel = weave.node("Fresnel", {"IOR": 1.33, "Normal": bump.outputs["Normal"]})
    mix = weave.node("MixShader", {"Fac": fresnel.outputs["Fac"], 1: clear.outputs["BSDF"], 2: mirror.outputs["BSDF"]})
    tree.links.new(mix.outputs["Shader"], tree.nodes["Material Output"].inputs["Surface"])


def mirror(weave, colour):
    weave.set(Base_Color=(*colour, 1), Metallic=1.0, Roughness=0.015)


MAKERS = {
    "limestone": limestone, "travertine": travertine, "plaster": plaster, "linen": linen, "walnut": wood, "oak": wood,
    "slate": slate, "water": water, "brass": brass, "paper": paper, "cloth": bookcloth, "ceramic": ceramic,
    "terracotta": ceramic, "leaf": leaf, "bark": leaf, "mirror": mirror,
}


def material_of(name, tone=None):
    """The material by its name; `tone` (linear) takes the place of its own colour."""
    made = bpy.data.materials.new(f"set-{name}")
    MAKERS[name](Weave(made), tuple(tone or COLOURS[name]))
    return made
