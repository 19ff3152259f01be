import { CODE, FOREIGN, SCRIPT_ADDRESSES } from './html-payloads';

const addresses = SCRIPT_ADDRESSES.slice(0, 20);

/** Markdown that tries to act: through links, pictures, references, and the HTML it may carry. */
export const MARKDOWN_PAYLOADS: readonly string[] = [
  ...addresses.map((address) => `[a](${address})`),
  ...addresses.slice(0, 6).map((address) => `[a](<${address}>)`),
  ...addresses.slice(0, 6).map((address) => `[a][b]\n\n[b]: ${address}`),
  `<javascript:${CODE}>`,
  `![a](javascript:${CODE})`,
  `![a](x"onerror="${CODE})`,
  `![a](x 'y" onerror="${CODE}')`,
  `![a" onerror="${CODE}](x)`,
  `![a](${FOREIGN}/a.png)`,
  `[![a](${FOREIGN}/a.png)](javascript:${CODE})`,
  `[a](https://a.example "x\\" onmouseover=\\"${CODE}")`,
  `[<img src=x onerror=${CODE}>](https://a.example)`,
  `# <img src=x onerror=${CODE}>`,
  `| a |\n| - |\n| <img src=x onerror=${CODE}> |`,
  `> <script>${CODE}</script>`,
  `- <svg onload=${CODE}>`,
  `\`\`\`html\n<script>${CODE}</script>\n\`\`\``,
  `\`\`\`"><img src=x onerror=${CODE}>\na\n\`\`\``,
  `\`<img src=x onerror=${CODE}>\``,
  `<details open ontoggle=${CODE}>\n\n**a**\n\n</details>`,
  `<a href="javascript:${CODE}">\n\n**a**\n\n</a>`,
  `a <b onclick=${CODE}>b</b> c`,
  `&lt;script&gt;${CODE}&lt;/script&gt;`,
  `[a](data:text/html;base64,PHNjcmlwdD53aW5kb3cuX194c3M9MTwvc2NyaXB0Pg==)`,
  `[a](#//foreign.invalid)`,
  `[a](//foreign.invalid)`,
  `<!-- -->\n<img src=x onerror=${CODE}>`,
];
