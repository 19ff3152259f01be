import type { Plugin } from 'vite';

/**
 * Has V8 (Chromium 136 and later) compile all functions of a file while it loads, off the main thread, instead of
 * each one when it is first called. To other browsers it is a comment.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** A page calls only a small part of these. */
const DRAWING_LIBRARIES = /\/node_modules\/(echarts|zrender|leaflet)\//;

/** True for a file to compile while it loads. */
export const isCompiledAhead = ({ moduleIds }: { moduleIds: readonly string[] }): boolean =>
  !moduleIds.some((id) => DRAWING_LIBRARIES.test(id));

/** Writes the hint at the start of the built files, as the last step, since it only counts there. */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && isCompiledAhead(file)) file.code = `${COMPILE_HINT}\n${file.code}`;
      },
    },
  };
}
