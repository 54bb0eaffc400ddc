/** Where the scripts with a language's labels are, by `LabelPart`; made by `vite/compile-labels.ts`. */
declare module '*.json?parts' {
  const urls: Readonly<
    Record<
      | 'shell'
      | 'checkout'
      | 'tryon'
      | 'view3d'
      | 'age'
      | 'look'
      | 'stores'
      | 'cart'
      | 'wishlist'
      | 'advice'
      | 'refusals',
      string
    >
  >;
  export default urls;
}
