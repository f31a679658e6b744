/**
 * Polyfills for methods newer than ES2019 that the core uses. The bundle's syntax is compiled down to ES2019,
 * but the platform does not document which newer methods its runtime has.
 */
function fill(prototype: object, name: string, method: (...args: never[]) => unknown): void {
  if (!(name in prototype))
    Object.defineProperty(prototype, name, { value: method, writable: true, configurable: true });
}

function at(this: ArrayLike<unknown>, index: number): unknown {
  return this[index < 0 ? this.length + index : index];
}

fill(Array.prototype, 'at', at);
fill(String.prototype, 'at', at);
fill(String.prototype, 'replaceAll', function replaceAll(this: string, from: string, to: string): string {
  return this.split(from).join(to);
});
if (!('hasOwn' in Object))
  fill(
    Object,
    'hasOwn',
    (of: object, name: PropertyKey) => Object.getOwnPropertyDescriptor(of, name) !== undefined,
  );
