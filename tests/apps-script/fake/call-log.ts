export type CallKind =
  | 'read'
  | 'write'
  | 'find'
  | 'format'
  | 'size'
  | 'lock'
  | 'release'
  | 'flush'
  | 'mail'
  | 'cache';

export interface CallLog {
  readonly calls: readonly { kind: CallKind; what: string }[];
  add(kind: CallKind, what: string): void;
  count(...kinds: CallKind[]): number;
  clear(): void;
}

export function createCallLog(): CallLog {
  const calls: { kind: CallKind; what: string }[] = [];
  return {
    calls,
    add: (kind, what) => calls.push({ kind, what }),
    count: (...kinds) => calls.filter(({ kind }) => kinds.includes(kind)).length,
    clear: () => calls.splice(0),
  };
}
