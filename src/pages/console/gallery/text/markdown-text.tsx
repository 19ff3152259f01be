import { marked } from 'marked';
import { useMemo } from 'react';
import { SafeHtml } from '@/shared/ui/html/safe-html';

/** Markdown (GitHub's kind) drawn through the platform's sanitiser: of HTML written in it only the text structure stays. */
export function MarkdownText({ text }: { text: string }) {
  const html = useMemo(() => marked.parse(text, { async: false, gfm: true }), [text]);
  return <SafeHtml html={html} topLevel={3} />;
}
