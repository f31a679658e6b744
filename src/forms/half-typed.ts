import { toNestErrors } from '@hookform/resolvers';
import type { FieldValues, Resolver } from 'react-hook-form';

const isHalfTyped = (control: unknown): boolean =>
  control instanceof HTMLInputElement && control.validity.badInput;

/**
 * Adds to the rules that a half-typed native control, such as a date, is refused. Its value is empty, so the
 * control itself is checked.
 * @param message error of such a field
 */
export function refuseHalfTyped<Values extends FieldValues, Fields>(
  rules: Resolver<Values, unknown, Fields>,
  message: string,
): Resolver<Values, unknown, Fields> {
  return async (values, context, options) => {
    const result = await rules(values, context, options);
    const halfTyped = Object.entries(options.fields)
      .filter(([, { ref }]) => isHalfTyped(ref))
      .map(([name]) => [name, { type: 'badInput', message }]);
    if (halfTyped.length === 0) return result;
    const errors = toNestErrors(Object.fromEntries(halfTyped), options);
    return { values: {}, errors: { ...result.errors, ...errors } };
  };
}
