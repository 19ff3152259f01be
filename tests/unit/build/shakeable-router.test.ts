import { describe, expect, it } from 'vitest';
import { shakeableRouter } from '../../../build/shakeable-router';

const FILE = '/app/node_modules/react-router/dist/development/chunk-A.mjs';
const NAME = 'Await.displayName = "Await";\n';
const CALL = 'var Link = React2.forwardRef(LinkWithRef);\n';

/** What becomes of each file, and what the build says at its end; null where it passes. */
function build(files: Record<string, string>): { codes: (string | null)[]; failure: string | null } {
  const { transform, generateBundle } = shakeableRouter() as unknown as {
    transform: (code: string, id: string) => { code: string } | null;
    generateBundle: (this: { error: (message: string) => void }) => void;
  };
  let failure: string | null = null;
  const codes = Object.entries(files).map(([id, code]) => transform(code, id)?.code ?? null);
  generateBundle.call({ error: (message) => void (failure = message) });
  return { codes, failure };
}

describe('the router in the build', () => {
  it('loses its names for a debugger, and its calls are marked as pure', () => {
    expect(build({ [FILE]: NAME + CALL })).toEqual({
      codes: ['\nvar Link = /* @__PURE__ */ React2.forwardRef(LinkWithRef);\n'],
      failure: null,
    });
  });

  it('leaves other files alone', () => {
    expect(build({ '/app/src/app.tsx': NAME }).codes).toEqual([null]);
  });

  it.each([
    ['names', CALL, /: names for a debugger\./],
    ['calls', NAME, /: calls that create a component or a context\./],
  ])('fails where a new version has no such %s', (_, code, message) => {
    expect(build({ [FILE]: code }).failure).toMatch(message);
  });

  it('fails where the package lies elsewhere', () => {
    expect(build({ '/app/node_modules/@react-router/index.mjs': NAME + CALL }).failure).toMatch(
      /names for a debugger, calls that create/,
    );
  });
});
