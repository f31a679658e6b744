import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type {
  CompatStatement,
  Identifier,
  SupportStatement,
  VersionValue,
} from '@mdn/browser-compat-data/types';
import type { BrowserContext, Route } from '@playwright/test';
import { OLDEST_BROWSERS } from '#build/config/oldest-browsers.ts';

/** MDN's table of which browser knows what since when. */
const known: {
  api: Identifier;
  javascript: { builtins: Identifier };
  css: Record<'properties' | 'selectors' | 'at-rules', Identifier>;
} = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'));

/** Whether a version of a browser has something under this name, even if not in every detail. */
function has(version: string, support: SupportStatement | undefined): boolean {
  // Unknown to the table.
  if (!support) return true;
  return [support]
    .flat()
    .some(({ version_added: since, version_removed: until, flags, prefix, ...other }) => {
      const isThere = (from: VersionValue = false) =>
        from !== false && Number.parseFloat(from.replace('≤', '')) <= Number(version);
      return isThere(since) && !isThere(until) && !flags && !prefix && !other.alternative_name;
    });
}

/** Whether one of the oldest browsers lacks a thing that the tests' Chromium may have. */
function isYoung({ support }: CompatStatement): boolean {
  const { chrome, firefox, safari } = OLDEST_BROWSERS;
  const inSafari = has(safari, support.safari) && has(safari, support.safari_ios);
  return !inSafari || !has(chrome, support.chrome) || !has(firefox, support.firefox);
}

const namesIn = (group: Identifier): string[] => Object.keys(group).filter((name) => name !== '__compat');

const youngIn = (group: Identifier): string[] =>
  namesIn(group).filter((name) => {
    const compat = group[name]?.__compat;
    return compat && isYoung(compat);
  });

interface MissingApi {
  /** Global name of the interface or object. */
  of: string;
  /** Its members that are missing; undefined when it is missing itself. */
  members: string[] | undefined;
}

function missingIn(group: Identifier): MissingApi[] {
  const whole = new Set(youngIn(group));
  return namesIn(group).map((of) => {
    const members = youngIn(group[of] ?? {}).map((name) => name.replace(/_static$/, ''));
    return { of, members: whole.has(of) ? undefined : members };
  });
}

/** Runs in the page before its scripts. */
function removeApis(missing: readonly MissingApi[]): void {
  const remove = (target: unknown, name: string) => {
    if (target instanceof Object) Reflect.deleteProperty(target, name);
  };
  for (const { of, members } of missing) {
    const object: unknown = Reflect.get(globalThis, of);
    if (!members) remove(globalThis, of);
    if (!(object instanceof Object)) continue;
    for (const name of members ?? []) {
      const event = /^(\w+)_event$/.exec(name)?.[1];
      const property = event ? `on${event}` : name;
      for (const owner of [object, Reflect.get(object, 'prototype')]) remove(owner, property);
      if (of === 'Window') remove(globalThis, property);
    }
  }
  // The browser acts on these attributes even if no script can ask for it.
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    if (!/^popover/i.test(name)) setAttribute.call(this, name, value);
  };
}

const oneOf = (names: readonly string[]): string =>
  names.map((name) => name.replace(/\W/g, '\\$&')).join('|');

/** In a name that no browser knows, so that it drops what it does not know in its own way. */
const unknown = 'unknown-';

function rewriteStyles(hasLayers: boolean): (css: string) => string {
  const { properties, selectors, 'at-rules': rules } = known.css;
  const names = [
    // A prefixed name is one browser's way to what another has without it.
    ...youngIn(properties).filter((name) => !name.startsWith('-')),
    // By this property the styles find the browsers without layers (src/app/styles.css).
    ...(hasLayers ? [] : ['text-emphasis']),
  ];
  const property = new RegExp(`(?<=[{;(]\\s*)(?=(?:${oneOf(names)}):)`, 'g');
  const selector = new RegExp(`(?<=::?)(?=(?:${oneOf(youngIn(selectors))})\\b)`, 'g');
  const missingRules = [...youngIn(rules), ...(hasLayers ? [] : ['layer'])];
  const rule = new RegExp(`(?<=@)(?=(?:${oneOf(missingRules)})\\b)`, 'g');
  return (css) =>
    css
      .replace(property, unknown)
      .replace(selector, unknown)
      .replace(rule, unknown)
      .replace(/(?<=\d)[ds]v[hw]\b|\bcolor-mix\(/g, `${unknown}$&`)
      // By this property of Safari's, Tailwind finds the browsers without `@property`.
      .replace('(-webkit-hyphens:none)', '(color:red)');
}

/**
 * Makes all pages of a context behave as in a browser that has nothing of what one of the oldest browsers
 * lacks. Needs `bypassCSP`: the styles inside a document change.
 * @param hasLayers false for a browser that is older still, and knows no `@layer`
 */
export async function makeOld(
  context: BrowserContext,
  origin: string,
  { hasLayers = true } = {},
): Promise<void> {
  await context.addInitScript(removeApis, [...missingIn(known.api), ...missingIn(known.javascript.builtins)]);
  const older = rewriteStyles(hasLayers);
  const change = async (route: Route, toOlder: (text: string) => string) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    delete headers['content-encoding'];
    delete headers['content-length'];
    await route.fulfill({ response, headers, body: toOlder(await response.text()) });
  };
  await context.route(`${origin}/**/*.css`, (route) => change(route, older));
  await context.route(
    (url) => url.origin === origin && !/^\/api|\.\w+$/.test(url.pathname),
    (route) =>
      route.request().resourceType() === 'document'
        ? change(route, (html) =>
            html.replace(/(?<=<style>).*?(?=<\/style>)/gs, older).replace(/ popover(?:target)?="[^"]*"/g, ''),
          )
        : route.fallback(),
  );
}
