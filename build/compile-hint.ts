import type { Plugin } from 'vite';

/**
 * Has V8 (Chromium 136 and later) compile all functions of a file while it arrives, beside the main thread, instead of each
 * one when it is first called. To other browsers it is a comment.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** Of these a page calls a small part. */
const DRAWING_LIBRARIES = /\/node_modules\/(echarts|zrender|leaflet)\//;

/** True for a file that is to be compiled while it arrives. */
export const isCompiledAhead = ({ moduleIds }: { moduleIds: readonly string[] }): boolean =>
  !moduleIds.some((id) => DRAWING_LIBRARIES.test(id));

/** Writes the hint at the head of the built files, last of all, since it counts there only. */
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
