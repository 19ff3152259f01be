import { Node } from '@tiptap/react';
import { safeAddress } from '@/shared/ui/html/safe-address';

/** A picture in running text, at an address from which the portal shows pictures. */
export const PICTURE = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (image) => (safeAddress(image.getAttribute('src') ?? '', 'picture') === null ? false : null),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});
