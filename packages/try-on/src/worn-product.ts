/** What `wear` puts on: a GLB of the shop, and which of its colours. */
export interface WornProduct {
  /** A GLB (glTF 2.0, meshopt and WebP allowed) on the page's own origin. */
  readonly modelUrl: string;
  /** Name of a KHR_materials_variants entry, which is the colour code of the SKU; leave out for the default look. */
  readonly variant?: string;
  /** Says how to wear a model that carries no `wear` node. It wins over the node. */
  readonly sidecar?: WearSidecar;
}

/**
 * How a foreign model is worn, so that any GLB can be tried on without editing it.
 * For sunglasses the wear frame lies where the bridge rests on the nose, +Z forward, +Y up, temples to -Z.
 */
export interface WearSidecar {
  readonly type: 'sunglasses';
  /** Metres per unit of the model. */
  readonly unitScale: number;
  /** Where the wear frame's origin lies, in units of the model. */
  readonly origin: readonly [x: number, y: number, z: number];
  /** Quaternion that turns the model's axes onto the wear frame's. */
  readonly rotation: readonly [x: number, y: number, z: number, w: number];
  /** Our colour code → the model's own variant name, where they differ. */
  readonly variantMap?: Readonly<Record<string, string>>;
  /** Names of the two temple nodes, if they are not `TempleL` and `TempleR`. */
  readonly temples?: { readonly left: string; readonly right: string };
}
