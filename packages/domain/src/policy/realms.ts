/** [R9.003, R9.004] `{context}-{region}`; a gateway path below another realm is unknown. */
export const REALMS: readonly string[] = ['eco-eu', 'eco-us', 'eco-me', 'eco-ap'];
