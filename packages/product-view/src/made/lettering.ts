import { Color, type Material, Mesh, MeshStandardMaterial, type Object3D, SRGBColorSpace } from 'three';
import { materialsOf } from '@vitrine/try-on/model';
import { FINISH_LOOKS } from './letter-finish.ts';
import { layPatch, type LetterPatch } from './letter-patch.ts';
import { drawLetters, type LetterPicture } from './letter-picture.ts';
import type { ModelPlace, WrittenLetters } from './written-letters.ts';

/** Letters on a piece: none at first. */
export interface Lettering {
  /** Writes letters, or takes them off. What is pressed or cut into the piece takes the colour that it has now. */
  write(letters: WrittenLetters | undefined): void;
  dispose(): void;
}

interface Sheet {
  readonly place: ModelPlace;
  readonly base: Mesh;
  readonly mesh: Mesh<LetterPatch['geometry'], MeshStandardMaterial>;
}

/** `model` stands in its parent already; the letters are laid beside it, so that no change of variants sees them. */
export function createLettering(model: Object3D): Lettering {
  let sheet: Sheet | undefined;
  let picture: LetterPicture | undefined;
  let written: WrittenLetters | undefined;

  const takeOff = () => {
    sheet?.mesh.removeFromParent();
    sheet?.mesh.geometry.dispose();
    sheet?.mesh.material.dispose();
    picture?.dispose();
    [sheet, picture, written] = [undefined, undefined, undefined];
  };
  return {
    write(letters) {
      if (!letters || (sheet && !isSamePlace(sheet.place, letters.place))) takeOff();
      if (!letters) return;
      sheet ??= laySheet(model, letters.place);
      if (!sheet) return;
      if (!picture || letters !== written) {
        picture?.dispose();
        picture = drawLetters(letters);
      }
      written = letters;
      dress(sheet, picture, letters);
    },
    dispose: takeOff,
  };
}

function laySheet(model: Object3D, place: ModelPlace): Sheet | undefined {
  const patch = layPatch(model, place);
  if (!patch) return undefined;
  const material = new MeshStandardMaterial({
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  });
  const mesh = new Mesh(patch.geometry, material);
  model.parent?.add(mesh);
  return { place, base: patch.base, mesh };
}

function dress({ base, mesh }: Sheet, picture: LetterPicture, letters: WrittenLetters): void {
  const { ownColour, roughness, relief, mirrors } = FINISH_LOOKS[letters.finish];
  const [below] = materialsOf(base);
  const { material } = mesh;
  material.map = picture.shade;
  material.bumpMap = picture.relief;
  material.roughness = roughness;
  material.metalness = ownColour ? ownColour.metalness : metalnessOf(below);
  material.color.copy(ownColour ? colourOf(letters.colour) : colourBelow(below));
  material.bumpScale = relief;
  material.envMapIntensity = mirrors;
  material.needsUpdate = true;
}

const GILT = '#c9a255';

const colourOf = (css = GILT): Color => new Color().setStyle(css, SRGBColorSpace);

/** What is pressed into nearly black leather is seen by its gloss. */
const LEAST_LIGHT = 0.07;

function colourBelow(below: Material | undefined): Color {
  const { r, g, b } = below instanceof MeshStandardMaterial ? below.color : new Color();
  return new Color(...[r, g, b].map((light) => Math.max(light, LEAST_LIGHT)));
}

const metalnessOf = (below: Material | undefined): number =>
  below instanceof MeshStandardMaterial ? below.metalness : 0;

const isSamePlace = (one: ModelPlace, other: ModelPlace): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
