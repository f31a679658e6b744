import fc from 'fast-check';
import * as z from 'zod/mini';
import { LIMITS } from '#contract/limits.ts';
import { aJpeg } from '#tests/builders/photo.ts';
import { cells } from '#tests/written.ts';
import { anyJson, anyName, objectOf } from './hostile.ts';

/** What the fields of requests and answers can be; each schema takes those that it accepts. */
const WORDS: readonly unknown[] = [
  ...cells(`lead-1 | Ada | storm | ada@home.example | (321) 555-0177 | 3215550142 | 2580 | 4829 | ABCD2345 | 2026-11-23 |
11/23/2026 | 2026-11-21T15:00:00.000Z | 2026-11-20T10:00:00-05:00 | a1.b2.c3 |  Ada  | b3b7c1de-0000-4000-8000-000000000001 |
${'f'.repeat(44)} | Attempted | 📞 attempted | morning | 2026-11-23_morning | Yes | No | ridge.jpg |  | 1 | 0 | FL | 32905 | Two\nlines | O’Neil |
https://x.example | +13215550123 | =1+1 | İ@x.example | yes | auto | https://tile.example/{z}/{x}/{y}.png`),
  ...[true, false, 0, 1, 3, 32905, null],
  aJpeg({ width: 32, height: 24, bytes: 90 }),
  ['Ada', 'lead-1'],
  { Attempted: ['Hi {first name}'] },
  { moved: ['Hi {first name}'] },
  ['lease', 'undo_lead', 'fly'],
  [
    {
      leadId: 'L1',
      batchId: 'b1',
      id: 2,
      name: 'Storm',
      at: '2026-11-20T15:00:00.000Z',
      note: 'x',
      zip: 32905,
    },
  ],
  { leadId: 'L1', id: 'L2', firstName: 'Ada', status: '✅ qualified - appointment set', open: 3, total: '9' },
];

/** Texts just within and just over each limit, also of letters that get longer in lowercase. */
const AT_LIMITS = [...new Set<number>(Object.values(LIMITS))]
  .filter((limit) => limit <= LIMITS.notes)
  .flatMap((limit) => [limit, limit + 1].flatMap((length) => ['7'.repeat(length), 'İ'.repeat(length)]));

interface Cases {
  /** Accepted by the schema. */
  typical: unknown;
  /** Accepted ones, those that are nearly right, and any others. */
  any: fc.Arbitrary<unknown>;
}

/** The part of a schema that says what it takes. */
function inside(schema: z.core.$ZodType): z.core.$ZodType {
  if (
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniCatch
  )
    return inside(schema.def.innerType);
  if (!(schema instanceof z.ZodMiniPipe)) return schema;
  const first = inside(schema.def.in);
  return first instanceof z.ZodMiniTransform ? inside(schema.def.out) : first;
}

function wordsOf(schema: z.core.$ZodType): unknown[] {
  const inner = inside(schema);
  const own: unknown[] = inner instanceof z.ZodMiniEnum ? Object.values(inner.def.entries) : [];
  const literal: unknown[] = inner instanceof z.ZodMiniLiteral ? inner.def.values : [];
  return [...own, ...literal, ...WORDS.filter((word) => z.safeParse(schema, word).success)];
}

/** @throws Error when no word is accepted: then WORDS needs one */
export function casesOf(schema: z.core.$ZodType, name: string): Cases {
  const inner = inside(schema);
  if (inner instanceof z.ZodMiniObject) return casesOfObject(inner.def.shape, name);
  if (inner instanceof z.ZodMiniArray) {
    const { typical, any } = casesOf(inner.def.element, name);
    return { typical: [typical], any: fc.oneof(fc.array(any, { maxLength: 3 }), anyJson) };
  }
  const words = wordsOf(schema);
  const [typical] = words;
  if (words.length === 0) throw new Error(`No word of schema-cases.ts is accepted as ${name}.`);
  const any = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...words) },
    { weight: 2, arbitrary: fc.constantFrom(...AT_LIMITS) },
    { weight: 3, arbitrary: anyJson },
  );
  return { typical, any };
}

const MISSING = Symbol('missing');

/** The object with a field set as its own, even if it is called `__proto__`, or without the field. */
function change(object: Record<string, unknown>, field: string, value: unknown): void {
  if (value === MISSING) Reflect.deleteProperty(object, field);
  else if (Object.hasOwn(object, field)) object[field] = value;
  else Object.defineProperty(object, field, { value, enumerable: true, configurable: true, writable: true });
}

function casesOfObject(shape: Readonly<Record<string, z.core.$ZodType>>, name: string): Cases {
  const names = Object.keys(shape);
  const fields = Object.entries(shape).map(
    ([field, schema]) => [field, casesOf(schema, `${name}.${field}`)] as const,
  );
  const typical = objectOf(fields.map(([field, cases]) => [field, cases.typical]));
  const changes = [
    ...fields.map(([field, { any }]) => fc.tuple(fc.constant(field), any)),
    ...(names.length > 0 ? [fc.tuple(fc.constantFrom(...names), fc.constant(MISSING))] : []),
    fc.tuple(anyName, anyJson),
  ];
  const changed = fc.array(fc.oneof(...changes), { maxLength: 3 }).map((all) => {
    const object = { ...typical };
    for (const [field, value] of all) change(object, field, value);
    return object;
  });
  return { typical, any: fc.oneof({ weight: 12, arbitrary: changed }, { weight: 1, arbitrary: anyJson }) };
}
