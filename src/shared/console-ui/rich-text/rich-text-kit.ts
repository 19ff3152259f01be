import { Extension, Mark } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { safeAddress } from '@/shared/ui/html/safe-address';
import { PICTURE } from './rich-text-picture';
import { TABLE_NODES } from './rich-text-table';

const scriptMark = (name: string, tag: 'sub' | 'sup') =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

/** The language of a block, if it is not that of the text. */
const LANGUAGE = Extension.create({
  name: 'language',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: { lang: { default: null, parseHTML: (element) => element.getAttribute('lang') } },
    },
  ],
});

/** The formats of the rich text editor: those that the portal shows, and no others. */
export const RICH_TEXT = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (address) => safeAddress(address, 'link') !== null,
      // The portal decides how links open.
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
  }),
  scriptMark('subscript', 'sub'),
  scriptMark('superscript', 'sup'),
  LANGUAGE,
  PICTURE,
  ...TABLE_NODES,
];
