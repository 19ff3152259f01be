import type { Plugin } from 'vite';

/** What is changed in the router's files, by what it is called in the message. */
const CHANGES = [
  { name: 'names for a debugger', pattern: /^\s*\w+\.displayName = ".*";$/gm, replacement: '' },
  {
    name: 'calls that create a component or a context',
    pattern: / = (?=React\d*\.(forwardRef|createContext|memo)\()/g,
    replacement: ' = /* @__PURE__ */ ',
  },
];

/**
 * Lets components of react-router that nobody uses go: names for a debugger, and calls not known to be pure, would keep
 * all of them in the build. The build fails where the package no longer has what is changed here.
 */
export function shakeableRouter(): Plugin {
  const found = new Set<string>();
  return {
    name: 'shakeable-router',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/node_modules/react-router/')) return null;
      let changed = code;
      for (const { name, pattern, replacement } of CHANGES) {
        const before = changed;
        changed = before.replaceAll(pattern, replacement);
        if (changed !== before) found.add(name);
      }
      return { code: changed, map: null };
    },
    generateBundle() {
      const missing = CHANGES.filter(({ name }) => !found.has(name)).map(({ name }) => name);
      if (missing.length > 0)
        this.error(
          `build/shakeable-router.ts found nothing to change in react-router: ${missing.join(', ')}. See what its new version looks like.`,
        );
    },
  };
}
