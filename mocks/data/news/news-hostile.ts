import type { NewsEntry } from '../news-entry';

/**
 * A made-up record with everything a compromised editor's account could send; in no list, only available by its
 * id. Anything in it that runs sets `newsAttack` on the window, which must stay undefined.
 */
export const hostileNews: NewsEntry = {
  id: 'sample-hostile-html',
  kind: 'policy',
  date: '2026-01-15',
  headline: {
    zh: '示例：正文带有恶意代码的消息',
    en: 'Sample: news whose text carries hostile code',
  },
  body: {
    zh: `<h1 id="root" class="portal-header" style="position:fixed;inset:0">第一部分</h1>
<p onclick="window.newsAttack=1" style="font-size:99px">这一段<strong onmouseover="window.newsAttack=2">可以照常阅读</strong>。</p>
<script>window.newsAttack = 3</script><img src="x" onerror="window.newsAttack=4"><svg onload="window.newsAttack=5"><script>window.newsAttack=6</script></svg>
<iframe src="javascript:parent.newsAttack=7"></iframe><style>body { display: none }</style><meta http-equiv="refresh" content="0;url=https://example.invalid/">
<ul><li><a href="java&#9;script:window.newsAttack=8">看似链接的文字</a></li><li><a href="https://example.com/notice" target="_self" rel="opener">外部链接</a></li><li><a href="#/home/lawService">站内链接</a></li></ul>
<form action="https://example.invalid/"><input name="password"><button formaction="javascript:window.newsAttack=9">请登录</button></form>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.newsAttack=10&gt;"></table></mtext></math>
<table><tr><th>项目</th><td>数值</td></tr></table><p>最后一段，没有收尾的<em>标签`,
  },
  countries: ['CN'],
  origin: { name: { zh: '示例' }, url: 'javascript:window.newsAttack=11', date: null },
  mark: 'sample',
};
