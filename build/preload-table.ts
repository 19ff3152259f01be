import type { Rolldown } from 'vite';
import type { PreloadTable } from '../src/app/first-paint/preload-table';
import { ACCOUNT_PAGES } from '../src/shared/pages/account';
import { CONSOLE_PAGES } from '../src/shared/pages/console';
import { GALLERY } from '../src/shared/pages/gallery';
import { pageFile } from '../src/shared/pages/page';
import type { ConsolePage, Declared, GalleryItem, PublicPage } from '../src/shared/pages/page';
import { PORTAL_PAGES } from '../src/shared/pages/portal';
import { entryOf, filesOf } from './chunk-files';
import { textsFolder } from './texts-plugin';

const ACCOUNT = 'src/app/account/account-shell.tsx';
const API = 'src/shared/api/cache/api-scope.tsx';
/** Where the router finds the code of a public page that the entry does not name. */
const FURTHER = 'src/app/router/further-code.ts';
const CONSOLE = [
  'src/app/console/console-door.tsx',
  'src/app/console/enter-console.ts',
  'src/app/console/console-app.tsx',
  API,
];
const CONSOLE_AREAS = ['admin', 'tabs', 'console', 'list', 'messages'];

/** The declared pages. */
interface Pages {
  portal: Readonly<Record<string, Declared<PublicPage>>>;
  account: Readonly<Record<string, Declared<PublicPage>>>;
  console: Readonly<Record<string, Declared<ConsolePage>>>;
  gallery: GalleryItem;
}
const DECLARED: Pages = {
  portal: PORTAL_PAGES,
  account: ACCOUNT_PAGES,
  console: CONSOLE_PAGES,
  gallery: GALLERY,
};

/** Modules and areas of texts. */
interface Needs {
  modules: readonly string[];
  areas: readonly string[];
}

/** What loads in parallel with the entry, and what after it. */
interface PageNeeds {
  beside?: Needs;
  after?: Needs;
}

/** What a portal page needs: its frame is rendered first while the page loads, unless both are rendered together. */
function portalNeeds({ module, texts, withoutApi, facts = {} }: Declared<PublicPage>): PageNeeds {
  const own = { modules: [pageFile(module), ...(withoutApi ? [] : [API])], areas: texts };
  const { loads } = facts;
  const further = (facts.further ?? []).map((each) => `src/${each}`);
  if (loads !== 'beside') return { after: { ...own, modules: [...own.modules, ...further] } };
  return { beside: own, ...(further.length > 0 && { after: { modules: further, areas: [] } }) };
}

/** What each page needs beyond the entry, by the addresses of `PreloadTable`. */
function needsOf({ portal, account, console }: Pages): Record<string, PageNeeds> {
  const needs: Record<string, PageNeeds> = {};
  for (const page of Object.values(portal)) needs[addressOf(page.path)] = portalNeeds(page);
  for (const { path, module, texts } of Object.values(account))
    needs[path] = { beside: { modules: [ACCOUNT, pageFile(module)], areas: texts } };
  for (const { path, module, texts, facts } of Object.values(console))
    if (path !== undefined && facts?.loads === 'beside')
      needs[path] = {
        beside: { modules: [...CONSOLE, pageFile(module)], areas: [...CONSOLE_AREAS, ...texts] },
      };
  // Every other address of the console.
  const kit = 'src/layouts/console/kit-provider.tsx';
  needs['*'] = { beside: { modules: [...CONSOLE, kit], areas: CONSOLE_AREAS } };
  return needs;
}

const addressOf = (path: string) => path.replace(/:\w+$/, '');

/** The files that are declared, whether index.html starts them or not. */
function declaredFiles({ portal, account, console, gallery }: Pages): string[] {
  const pages: readonly ConsolePage[] = [portal, account, console].flatMap((each) => Object.values(each));
  const queries = pages.flatMap((page) =>
    page.queries === undefined ? [] : [`/src/pages/${page.queries}.ts`],
  );
  return [...pages.map(({ module }) => pageFile(module)), ...galleryFiles(gallery), ...queries];
}

const galleryFiles = (item: GalleryItem): string[] =>
  'pages' in item ? item.pages.flatMap(galleryFiles) : [pageFile(item.module)];

const FRAME_AREAS = ['shell', 'ui'];
const NOTHING: Needs = { modules: [], areas: [] };

/** What index.html starts beside the entry: code and styles by page, the areas of its texts, its requests. Fails where a declared module is not in the build. */
export function preloadTable(bundle: Rolldown.OutputBundle, pages = DECLARED): PreloadTable {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = entryOf(bundle);
  const withEntry = new Set([entry.script, ...entry.long, ...entry.short]);
  const chunkOf = (module: string) => {
    const chunk = chunks.find((each) => each.moduleIds.some((id) => id.endsWith(module)));
    if (chunk === undefined) throw new Error(`No chunk holds ${module}`);
    return chunk;
  };
  declaredFiles(pages).forEach(chunkOf);
  const inEntry = chunks.filter(({ fileName }) => withEntry.has(fileName));
  const isPublic = (module: string) => /\/src\/pages\/(portal|errors)\//.test(module);
  const wayTo = (module: string) =>
    !isPublic(module) || inEntry.some((each) => each.dynamicImports.includes(chunkOf(module).fileName))
      ? []
      : [FURTHER];
  const codeFor = (modules: readonly string[]) => {
    const found = modules
      .flatMap((module) => [...wayTo(module), module])
      .flatMap((module) => [...filesOf(bundle, chunkOf(module))]);
    return [...new Set(found)].filter((file) => !withEntry.has(file));
  };
  const stylesOf = (code: readonly string[]) =>
    chunks
      .filter(({ fileName }) => code.includes(fileName))
      .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);

  const files: string[] = [];
  const place = (file: string) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const wave = ({ modules, areas }: Needs = NOTHING) => {
    const code = codeFor(modules);
    return { files: [...new Set([...stylesOf(code), ...code])].map((file) => place(`./${file}`)), areas };
  };
  const requestsOf = new Map(
    Object.values(pages.portal).map(({ path, facts }) => [addressOf(path), facts?.requests]),
  );
  const page = Object.fromEntries(
    Object.entries(needsOf(pages)).map(([path, { beside, after }]) => {
      const waves = { beside: wave(beside), after: wave(after) };
      // One import too many in the first render would move all of it before the entry.
      if (after && waves.after.files.every((file) => waves.beside.files.includes(file)))
        throw new Error(`What ${path} asks for beside the entry holds all that may come after it`);
      const requests = requestsOf.get(path);
      return [path, { ...waves, ...(requests && { requests }) }];
    }),
  );
  return {
    entry: entry.short.map((file) => `./${file}`),
    files,
    frame: FRAME_AREAS,
    page,
    texts: `./${textsFolder()}`,
  };
}
