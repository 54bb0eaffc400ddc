/** Where a call stands: what its `path` is relative to is said at CALLS. */
export interface CallPath {
  readonly id: string;
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
}

export type ServiceName =
  | 'setup'
  | 'search'
  | 'catalog'
  | 'shades'
  | 'editorial'
  | 'magazine'
  | 'footer'
  | 'seo'
  | 'store'
  | 'media'
  | 'tryon'
  | 'fitting'
  | 'tokens'
  | 'account'
  | 'cart'
  | 'wishlist'
  | 'checkout'
  | 'payment'
  | 'order'
  | 'certificates'
  | 'knowledge'
  | 'club'
  | 'clientorders';
