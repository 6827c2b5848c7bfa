import { enableCompileCache, registerHooks, type ResolveFnOutput } from 'node:module';

/*
 * Node parses the nearest `package.json` anew for each module that it resolves; that of drizzle-orm names
 * thousands of entry points, which alone costs half a second and a hundred megabytes.
 */

/** Kinds of files whose relative imports are plain paths, and what they hold. */
const PLAIN_PATHS: readonly (readonly [RegExp, string])[] = [
  [/\/node_modules\/drizzle-orm\/.*\.js$/, 'module'],
  [/^(?!.*\/node_modules\/).*\.ts$/, 'module-typescript'],
];

/** The package that a file belongs to: the same name means the same to all files of one. */
const PACKAGE = /^.*\/(?:node_modules\/(?:@[^/]+\/)?[^/]+|packages\/[^/]+)\//;

/** What goes by a path, or by the manifest of whoever says it. */
const isPlaced = (specifier: string): boolean => /^[./#]/.test(specifier);

/** Makes the server's modules load faster, and keeps their compiled form; called before they are. */
export function loadQuickly(): void {
  enableCompileCache();
  const found = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve(specifier, context, nextResolve) {
      if (specifier.startsWith('.') && context.parentURL !== undefined) {
        const { href } = new URL(specifier, context.parentURL);
        const known = PLAIN_PATHS.find(([pattern]) => pattern.test(href));
        if (known) return { url: href, format: known[1], shortCircuit: true };
      }
      const [from] = PACKAGE.exec(context.parentURL ?? '') ?? [];
      if (from === undefined || isPlaced(specifier)) return nextResolve(specifier, context);
      const key = [from, specifier, ...context.conditions].join(' ');
      const place = found.get(key) ?? { ...nextResolve(specifier, context), shortCircuit: true };
      found.set(key, place);
      return place;
    },
  });
}
