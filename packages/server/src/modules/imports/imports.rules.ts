import { z } from 'zod';

export const importKinds = ['USERS', 'MEMBERS'] as const;
export const importStatuses = ['RUNNING', 'DONE', 'UNDONE'] as const;
export const rowFates = ['NEW', 'CHANGED', 'SAME', 'REFUSED'] as const;

export type ImportKind = (typeof importKinds)[number];
export type RowFate = (typeof rowFates)[number];

/** Most lines of one file: about as many people as the largest campus has. */
export const MOST_ROWS = 5000;
const LONGEST_CELL = 500;

/** What a column of a file can hold, by kind; `needed` ones must be there. */
export const importFields = {
  USERS: {
    needed: ['email'],
    others: [
      'firstName',
      'lastName',
      'region',
      'group',
      'role',
      'locale',
      'location',
      'gradYear',
      'gradLocation',
    ],
  },
  MEMBERS: { needed: ['email'], others: ['memberRole'] },
} as const satisfies Readonly<Record<ImportKind, object>>;

const fieldsOf = (kind: ImportKind): readonly string[] => [
  ...importFields[kind].needed,
  ...importFields[kind].others,
];

/** A file as its columns were assigned: each line with one text for each field. */
export const ImportInputSchema = z
  .object({
    kind: z.enum(importKinds),
    groupId: z.string().max(64).nullish(),
    fileName: z.string().trim().max(200),
    fields: z.array(z.string()).min(1).max(20),
    rows: z
      .array(z.object({ line: z.int().min(1), values: z.array(z.string().max(LONGEST_CELL)) }))
      .min(1)
      .max(MOST_ROWS),
  })
  .refine(({ kind, fields }) => fields.every((field) => fieldsOf(kind).includes(field)), {
    path: ['fields'],
  })
  .refine(({ fields }) => new Set(fields).size === fields.length, { path: ['fields'] })
  .refine(({ kind, fields }) => importFields[kind].needed.every((each) => fields.includes(each)), {
    path: ['fields'],
  })
  .refine(({ fields, rows }) => rows.every(({ values }) => values.length === fields.length), {
    path: ['rows'],
  })
  .refine(({ rows }) => new Set(rows.map(({ line }) => line)).size === rows.length, {
    path: ['rows'],
  })
  .refine(({ kind, groupId }) => (kind === 'MEMBERS') === Boolean(groupId), {
    path: ['groupId'],
  });

export type ImportInput = z.infer<typeof ImportInputSchema>;

/** One line as texts by field, trimmed; what is empty is left out. */
export function cellsOf(
  fields: readonly string[],
  values: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap((field, at) => {
      const text = (values[at] ?? '').normalize('NFC').replaceAll('\0', '').trim();
      return text === '' ? [] : [[field, text] as const];
    }),
  );
}

/** Several names in one cell. */
export const namesIn = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/[;|,\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Texts that name the same thing whatever their case and accents' form. */
export const sameName = (text: string): string => text.normalize('NFKC').trim().toLowerCase();
