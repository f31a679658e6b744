/** Properties whose value is a name that code uses, and no word. */
type Name = 'id' | 'to' | 'day' | 'taken';

/**
 * What a translation of words must have: the same properties and lists, functions with the same parameters,
 * and any words. A word too few or too many is a type error. A function that returns the parts of a sentence
 * may return them in another order.
 */
export type Translation<English> = English extends string
  ? string
  : English extends (...values: infer Values) => infer Sentence
    ? (...values: Values) => Sentence extends string ? string : readonly unknown[]
    : English extends object
      ? { readonly [Key in keyof English]: Key extends Name ? English[Key] : Translation<English[Key]> }
      : English;
