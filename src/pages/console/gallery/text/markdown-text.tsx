import { marked } from 'marked';
import { useMemo } from 'react';
import { SafeHtml } from '@/shared/ui/html/safe-html';

/**
 * Markdown (GitHub's kind) rendered through the platform's sanitiser: of its HTML only the text structure remains.
 */
export function MarkdownText({ text }: { text: string }) {
  const html = useMemo(() => marked.parse(text, { async: false, gfm: true }), [text]);
  return <SafeHtml html={html} topLevel={3} />;
}
