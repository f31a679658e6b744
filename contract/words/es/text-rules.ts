/** What the rules of any text say. */
export const NOT_ONE_LINE = 'Use una sola línea de texto simple';
export const INVALID_EMAIL = 'Escriba un correo electrónico válido';
/** @param max maximum length in characters */
export const tooLong = (max: number): string => `Use ${max} caracteres como máximo`;
export const didYouMean = (email: string): string => `¿Quiso decir ${email}?`;
