import { StarterKit } from '@tiptap/starter-kit';
import { safeAddress } from '@/shared/ui/html/safe-address';

/** The formats of the rich text editor: no more than the sanitiser allows. */
export const RICH_TEXT = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (address) => safeAddress(address, 'link') !== null,
    },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
  }),
];
