import { expect, it } from 'vitest';
import { headTags } from '../../../build/shared-link-plugin';

it('a shared link has title and description, and a picture where the site knows its own address', () => {
  const tags = headTags({ siteUrl: '', siteTitle: '' }).join('\n');
  expect(tags).toContain('<meta property="og:title" content="RCEP 标准与合规平台 | RCEP Standards');
  expect(tags).toMatch(/<meta name="description" content="[^"]{40,}" \/>/);
  expect(tags).not.toContain('og:image');
});

it.each(['https://rcep.example/app', 'https://rcep.example/app/'])(
  'at %s the picture is below it',
  (siteUrl) => {
    const tags = headTags({ siteUrl, siteTitle: '' }).join('\n');
    expect(tags).toContain('<meta property="og:image" content="https://rcep.example/app/share.png" />');
    expect(tags).toContain('<meta property="og:url" content="https://rcep.example/app/" />');
    expect(tags).toContain('summary_large_image');
  },
);

it('a title of one’s own is written as text', () => {
  expect(headTags({ siteUrl: '', siteTitle: 'A & "B" <c>' }).join()).toContain(
    'content="A &amp; &quot;B&quot; &lt;c>"',
  );
});
