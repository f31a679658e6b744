/** Capital letters and digits without those that look or sound alike: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
export const CODE_CHARACTERS = 'ACDEFGHJKMNPQRTWXY34679';
