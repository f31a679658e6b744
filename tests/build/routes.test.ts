import type { Manifest } from 'vite';
import { describe, expect, test } from 'vitest';
import { findOfflineFiles, findPageFiles } from '#build/pages/page-files.ts';
import { documentAddress } from '#build/pages/site-files.ts';
import { getDescription } from '#src/app/head/description.ts';
import { findRoute, getTrail, knownPaths, routes } from '#src/app/routes.ts';
import { CITIES } from '#src/content/places/cities.ts';
import { getPageFile, paths } from '#src/content/site-map.ts';

describe('the route table', () => {
  test('has one row for every path in the code and every city', () => {
    const { rep, ...site } = paths;
    const named = [...Object.values(site), ...Object.values(rep), ...CITIES.map(({ slug }) => `/${slug}`)];
    expect([...knownPaths()].sort()).toEqual([...named].sort());
  });

  test('has a row for every page file', () => {
    const files = Object.keys(import.meta.glob('/src/pages/**/*.tsx'));
    expect(
      files.filter(
        (file) =>
          !knownPaths()
            .concat('*')
            .some((path) => file === `/${getPageFile(path)}`),
      ),
    ).toEqual([]);
  });

  test('finds a page with or without a trailing slash, capital letters and a file name, and the 404 page for anything else', () => {
    expect(findRoute('/services/').path).toBe('/services');
    expect(findRoute('/Palm-Bay').path).toBe('/palm-bay');
    expect(findRoute('/schedule/book/index.html').path).toBe('/schedule/book');
    expect(findRoute('/index.html').path).toBe('/');
    expect(findRoute('/').path).toBe('/');
    expect(findRoute('/wp-login.php').path).toBe('*');
    expect(findRoute('/services//').path).toBe('/services');
  });

  test('gives every indexable page its own description of 61 to 160 characters', async () => {
    const listed = routes.filter(({ isIndexable }) => isIndexable);
    const descriptions = await Promise.all(listed.map(getDescription));
    expect(new Set(descriptions).size).toBe(listed.length);
    for (const description of descriptions) {
      expect(description.length, description).toBeGreaterThan(60);
      expect(description.length, description).toBeLessThanOrEqual(160);
    }
  });
});

describe('breadcrumbs', () => {
  const labels = (path: string) => getTrail(findRoute(path)).map(({ label }) => label);

  test('lead from Home to the page, and are not on the home page', () => {
    expect(labels('/schedule/book')).toEqual(['Home', 'Schedule', 'Book Inspection']);
    expect(labels('/palm-bay')).toEqual(['Home', 'Service Areas', 'Palm Bay']);
    expect(labels('/')).toEqual([]);
  });
});

describe('a page’s files', () => {
  const chunk = (file: string, imports: string[] = []) => ({ file, imports, isEntry: false });
  const manifest: Manifest = {
    'src/app/entry-client.tsx': chunk('assets/app.js', ['_helper.js', '_react.js']),
    '_helper.js': chunk('assets/helper.js'),
    '_react.js': chunk('assets/react.js'),
    'src/fonts/display.css': chunk('assets/fonts.css'),
    'src/app/styles.css': chunk('assets/styles.css'),
    'src/app/layouts/rep-layout.tsx': chunk('assets/rep.js', ['_react.js']),
    'src/app/layouts/rep-dark.css': chunk('assets/dark.css'),
    'src/pages/contact.tsx': { ...chunk('assets/contact.js', ['_form.js']), css: ['assets/contact.css'] },
    '_form.js': { ...chunk('assets/form.js', ['_react.js']), dynamicImports: ['src/late.ts'] },
    'src/late.ts': chunk('assets/late.js'),
    'src/pages/rep-access.tsx': chunk('assets/login.js'),
  };

  test('are the app, first, and what the app and the page import, without what loads later', () => {
    expect(findPageFiles(manifest, findRoute('/contact'))).toMatchObject({
      scripts: ['app', 'helper', 'react', 'contact', 'form'].map((name) => `/assets/${name}.js`),
      styles: ['/assets/fonts.css', '/assets/styles.css', '/assets/contact.css'],
    });
  });

  test('include the rep area’s layout and its dark values on a rep page', () => {
    const { scripts, styles } = findPageFiles(manifest, findRoute('/rep-access'));
    expect(scripts).toContain('/assets/rep.js');
    expect(styles).toEqual(['/assets/fonts.css', '/assets/styles.css', '/assets/dark.css']);
  });

  test('stop the build when the bundler did not write them', () => {
    expect(() => findPageFiles(manifest, findRoute('/support'))).toThrow('src/pages/support.tsx');
  });

  test.each([
    ['/', '/index.html'],
    ['/schedule/book', '/schedule/book/index.html'],
    ['*', '/404.html'],
  ])('include the document of %s at %s', (path, file) => {
    expect(documentAddress(path, 'en')).toBe(file);
  });
});

describe('the files of the offline copy', () => {
  const chunk = (file: string, imports: string[] = [], dynamicImports: string[] = []) => ({
    file: `assets/${file}`,
    imports,
    dynamicImports,
  });
  const MAP = 'src/features/area-map/city-map.tsx';
  const VIEWS = 'src/features/manage/manage-view.tsx';
  const pages = ['src/pages/home.tsx', 'src/pages/rep-access.tsx'];
  const manifest: Manifest = {
    'src/app/entry-client.tsx': chunk('app.js', ['_react.js'], [...pages, 'src/app/layouts/rep-layout.tsx']),
    '_react.js': chunk('react.js'),
    'src/fonts/display.css': chunk('fonts.css'),
    'src/app/styles.css': chunk('styles.css'),
    'src/app/print.css': chunk('print.css'),
    'src/app/layouts/rep-layout.tsx': chunk('rep-layout.js', ['_react.js']),
    'src/app/layouts/rep-dark.css': chunk('rep-dark.css'),
    'src/pages/home.tsx': chunk('home.js', ['_react.js'], ['src/late.ts', MAP]),
    'src/late.ts': { ...chunk('late.js'), css: ['assets/late.css'] },
    [MAP]: chunk('map.js'),
    'src/pages/rep-access.tsx': chunk('login.js', ['_react.js', '_form.js'], ['src/late.ts']),
    '_form.js': chunk('form.js'),
    'src/pages/rep-access/manage.tsx': chunk('manage.js', [], [VIEWS]),
    [VIEWS]: chunk('manage-view.js'),
  };
  const found = () => findOfflineFiles(manifest, ['/', '/rep-access', '/rep-access/manage'].map(findRoute));

  test('are what every public page can load, also later, but not the map', () => {
    expect([...found().site].sort()).toEqual(
      ['app', 'home', 'late', 'react']
        .map((name) => `/assets/${name}.js`)
        .concat('/assets/fonts.css', '/assets/late.css', '/assets/print.css', '/assets/styles.css')
        .sort(),
    );
  });

  test('are for a rep, in addition, what only the rep area loads, but not the views of a manager', () => {
    expect([...found().rep].sort()).toEqual(
      ['form.js', 'login.js', 'manage.js', 'rep-dark.css', 'rep-layout.js'].map((name) => `/assets/${name}`),
    );
  });

  test('stop the build when the bundler did not write one', () => {
    const { 'src/late.ts': _, ...incomplete } = manifest;
    expect(() => findOfflineFiles(incomplete, [findRoute('/')])).toThrow('src/late.ts');
  });
});
