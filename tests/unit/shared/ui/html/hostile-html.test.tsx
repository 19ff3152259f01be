import { render } from '@testing-library/react';
import { marked } from 'marked';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '@/shared/i18n/i18n';
import { SafeHtml } from '@/shared/ui/html/safe-html';
import { unsafeIn } from '../../../../support/corpora/drawn-rules';
import { HTML_PAYLOADS } from '../../../../support/corpora/html-payloads';
import { MARKDOWN_PAYLOADS } from '../../../../support/corpora/markdown-payloads';

beforeAll(() => startI18n('zh', ['ui']));

const ofMarkdown = (text: string) => marked.parse(text, { async: false, gfm: true });

/** Each text drawn for itself, all in one go; those in which something is unsafe, also for whoever parses it again. */
function failing(payloads: readonly string[], htmlOf = (payload: string) => payload) {
  const { container, unmount } = render(
    <MemoryRouter>
      {payloads.map((payload, at) => (
        <SafeHtml key={at} html={htmlOf(payload)} />
      ))}
    </MemoryRouter>,
  );
  const drawn = [...container.children].map((root, at) => ({
    payload: payloads[at],
    unsafe: [...unsafeIn(root), ...unsafeIn(parsedAgain(root.innerHTML))],
  }));
  unmount();
  expect(drawn).toHaveLength(payloads.length);
  return drawn.filter(({ unsafe }) => unsafe.length > 0);
}

function parsedAgain(html: string): Element {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  return body;
}

describe('hostile HTML, drawn: no handler, no script, no frame, no form, no name, no address of another kind', () => {
  it('is as large as the corpora it stands for, each payload once', () => {
    expect(new Set(HTML_PAYLOADS).size).toBe(HTML_PAYLOADS.length);
    expect(HTML_PAYLOADS.length).toBeGreaterThanOrEqual(158);
    expect(new Set(MARKDOWN_PAYLOADS).size).toBe(MARKDOWN_PAYLOADS.length);
    expect(MARKDOWN_PAYLOADS.length).toBeGreaterThanOrEqual(35);
  });

  it('as a text of the server', () => expect(failing(HTML_PAYLOADS)).toEqual([]));

  it('through Markdown', () =>
    expect(failing([...HTML_PAYLOADS, ...MARKDOWN_PAYLOADS], ofMarkdown)).toEqual([]));
});
