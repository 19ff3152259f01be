import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDraft } from '@/features/origin/bom/bom';
import { writeBomLink } from '@/features/origin/bom/bom-link';
import { sampleBom } from '@/features/origin/bom/sample-bom';
import { answerFor, openOrigin } from './origin-harness';

const section = (name: RegExp) => within(screen.getByRole('region', { name }));
const own = () => section(/我的产品合格吗/);
const field = (name: string) => own().getByLabelText(name);

describe('the origin sections', () => {
  it('judges a typed bill of materials at once', async () => {
    const user = userEvent.setup();
    await openOrigin();
    expect(own().getByText(/填写材料和离岸价/)).toBeVisible();
    await user.click(own().getByRole('button', { name: '添加材料' }));
    await user.type(field('材料，第 1 行'), '墙体单元');
    await user.type(field('HS，第 1 行'), '9406.90');
    await user.type(field('价值，第 1 行'), '５０，０００');
    await user.selectOptions(own().getByRole('combobox', { name: '原产资格，第 1 行' }), 'no');
    expect(own().getByText('还差离岸价（FOB）。')).toBeVisible();
    await user.type(field('离岸价 FOB'), '80,000');
    expect(await own().findByText('不合格（非原产）')).toBeVisible();
    expect(await own().findByText('(80,000 − 50,000) ÷ 80,000 = 37.5% < 40%')).toBeVisible();

    await user.clear(field('离岸价 FOB'));
    await user.type(field('离岸价 FOB'), '100000');
    expect(own().getByText('合格（原产）')).toBeVisible();
    expect(own().getByRole('status')).toHaveTextContent(/合格（原产） 符合 RVC 40：50\.0%/);
  });

  it('shows the sample as the design has it: RVC met, CTH missed by 2,400, Japan either way', async () => {
    const user = userEvent.setup();
    await openOrigin();
    await user.click(own().getByRole('button', { name: '试用示例清单' }));
    expect(await own().findByText('合格（原产）')).toBeVisible();
    expect(own().getAllByRole('status')[0]).toHaveTextContent(
      '符合 RVC 40：43.2%，高出门槛 3.2 个百分点，即非原产材料最多还能增加 USD 3,200。 不符合 CTH：未改变编码的材料超出微小含量上限 USD 2,400。',
    );
    expect(await own().findByText('(100,000 − 56,800) ÷ 100,000 = 43.2% ≥ 40%')).toBeVisible();
    expect(own().getByText('12,400 ÷ 100,000 = 12.4% > 10%')).toBeVisible();
    expect(own().getByText(/\(100,000 − 56,800 − 12,000\) ÷ 100,000 = 31\.2% ≥ 20%/)).toBeVisible();
    const same = own().getByText(/两种情形都得出日本/);
    expect(same).toBeVisible();
    expect(same.closest('li')).toHaveTextContent(/^满足/);
    expect(own().getByText('墙体单元的采购价降到 10,000')).toBeVisible();
    expect(own().getByText('−2,400')).toBeVisible();
    expect(own().getAllByText('示例数据').length).toBeGreaterThan(2);
  });

  it('follows the verdict into the certificate', async () => {
    const user = userEvent.setup();
    await openOrigin();
    const proof = section(/要取得的证明/);
    expect(proof.getByText('按 CTH 取得资格时')).toBeVisible();
    await user.click(own().getByRole('button', { name: '试用示例清单' }));
    expect(proof.queryByText('按 CTH 取得资格时')).not.toBeInTheDocument();
    expect(proof.getByText('RVC')).toBeVisible();
    expect(proof.getByText(/用了累积，加注 ACU/)).toBeVisible();
    expect(proof.getByText('填写')).toBeVisible();
    expect(proof.getByText(/进口商也可以选：日本 \*、日本 \*\*/)).toBeVisible();
  });

  it('keeps what cannot be read, says so and does not judge', async () => {
    const user = userEvent.setup();
    await openOrigin();
    await user.click(own().getByRole('button', { name: '试用示例清单' }));
    const value = field('价值，第 1 行');
    await user.clear(value);
    await user.type(value, '1x');
    expect(value).toHaveValue('1x');
    expect(value).toBeInvalid();
    expect(value).toHaveAccessibleDescription('无法识别这个数');
    expect(own().queryByText('合格（原产）')).not.toBeInTheDocument();
    expect(own().getByText(/有的数额无法识别/)).toBeVisible();
  });

  it('walks the table by keyboard and adds a row at its end with Enter alone', async () => {
    const user = userEvent.setup();
    await openOrigin();
    await user.click(own().getByRole('button', { name: '试用示例清单' }));
    field('价值，第 6 行').focus();
    await user.keyboard('{ArrowDown}');
    expect(field('价值，第 7 行')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field('价值，第 7 行')).toHaveFocus();
    expect(own().queryByLabelText('价值，第 8 行')).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(field('价值，第 8 行')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(field('价值，第 7 行')).toHaveFocus();
  });

  it('takes cells pasted from a spreadsheet, and lists the rows it cannot read', async () => {
    const user = userEvent.setup();
    await openOrigin();
    await user.click(own().getByRole('button', { name: '从表格粘贴' }));
    await user.click(await screen.findByRole('textbox', { name: /从表格软件复制/ }));
    await user.paste(
      '材料\tHS\t产地\t原产资格\t价值\n钢材\t7216.33\t日本\t是\t11,600\n螺栓\t7318.15\t火星\t否\t5\n合计\t\t\t\t11,605',
    );
    await user.click(screen.getByRole('button', { name: '读入清单' }));
    expect(await own().findByText('第 3 行：产地“火星”无法识别')).toBeVisible();
    expect(field('材料，第 2 行')).toHaveValue('螺栓');
    expect(own().getByText('第 4 行：“合计”是合计行，不算一项材料')).toBeVisible();
    expect(field('材料，第 1 行')).toHaveValue('钢材');
    await user.click(own().getByRole('button', { name: '撤销' }));
    expect(field('材料，第 1 行')).toHaveValue('');
  });

  it('reads a GBK file from disk', async () => {
    const user = userEvent.setup();
    await openOrigin();
    // "材料,价值\n钢,5\n" in GBK
    const bytes = new Uint8Array([
      0xb2, 0xc4, 0xc1, 0xcf, 0x2c, 0xbc, 0xdb, 0xd6, 0xb5, 0x0a, 0xb8, 0xd6, 0x2c, 0x35, 0x0a,
    ]);
    const file = new File([bytes], 'bom.csv', { type: 'text/csv' });
    file.arrayBuffer = () => Promise.resolve(bytes.buffer);
    await user.upload(own().getByLabelText('导入 CSV', { selector: 'input' }), file);
    await waitFor(() => expect(field('材料，第 1 行')).toHaveValue('钢'));
  });

  it('takes back an import alone, not what was typed while the file was being read', async () => {
    const user = userEvent.setup();
    await openOrigin();
    const file = new File([], 'bom.csv', { type: 'text/csv' });
    const arrivals: ((bytes: ArrayBuffer) => void)[] = [];
    file.arrayBuffer = () => new Promise((resolve) => void arrivals.push(resolve));
    await user.upload(own().getByLabelText('导入 CSV', { selector: 'input' }), file);
    await user.type(field('材料，第 1 行'), 'typed');
    arrivals[0]?.(new TextEncoder().encode('材料,价值\n钢,5\n').buffer);
    await waitFor(() => expect(field('材料，第 1 行')).toHaveValue('钢'));
    await user.click(own().getByRole('button', { name: '撤销' }));
    expect(field('材料，第 1 行')).toHaveValue('typed');
  });

  it.each([
    ['an empty file', '', '没有找到材料，清单没有变。'],
    [
      'a file without a row that can be read',
      '材料,价值\n钢,x\n',
      /清单没有变。 1 行无法识别：第 2 行：价值“x”不是一个数/,
    ],
    [
      'a file of totals alone',
      '材料,价值\n合计,5\n总计,5\n',
      /没有找到材料，清单没有变。 2 行都是合计行，没有一项材料：/,
    ],
    ['a workbook', 'PK\u0003\u0004', /不是 CSV，没有读入，清单没有变。请先在表格软件里另存为 CSV。/],
    ['a file that is gone', null, '文件读取失败，清单没有变。'],
  ])('keeps the list over %s, and says so', async (_, content, message) => {
    const user = userEvent.setup();
    await openOrigin();
    await user.click(own().getByRole('button', { name: '试用示例清单' }));
    const file = new File([], 'bom.csv', { type: 'text/csv' });
    file.arrayBuffer = () =>
      content === null
        ? Promise.reject(new DOMException('gone', 'NotReadableError'))
        : Promise.resolve(new TextEncoder().encode(content).buffer);
    await user.upload(own().getByLabelText('导入 CSV', { selector: 'input' }), file);
    const box = () => document.querySelector('.bom-outcome');
    await waitFor(() => expect(box()).toHaveTextContent(message));
    expect(box()).not.toHaveTextContent('换下了');
    expect(own().queryByRole('button', { name: '撤销' })).not.toBeInTheDocument();
    expect(field('材料，第 1 行')).toHaveValue('热轧 H 型钢');
  });

  it('says which weights it left out', async () => {
    const user = userEvent.setup();
    await openOrigin();
    await user.click(own().getByRole('button', { name: '从表格粘贴' }));
    await user.click(await screen.findByRole('textbox', { name: /从表格软件复制/ }));
    await user.paste('材料\t价值\tWeight (ton)\n钢材\t11600\t3');
    await user.click(screen.getByRole('button', { name: '读入清单' }));
    expect(await own().findByText(/没有读入“Weight \(ton\)”这一列：重量只支持千克（kg）。/)).toBeVisible();
    expect(field('材料，第 1 行')).toHaveValue('钢材');
  });

  it('fills a copied column into the rows it is pasted on, and takes that back', async () => {
    const user = userEvent.setup();
    await openOrigin();
    await user.click(own().getByRole('button', { name: '试用示例清单' }));
    await user.click(field('价值，第 6 行'));
    await user.paste('1,000\n2,000\n3,000\n');
    await waitFor(() => expect(field('价值，第 7 行')).toHaveValue('2,000'));
    expect(field('材料，第 6 行')).toHaveValue('墙体单元');
    expect(field('价值，第 5 行')).toHaveValue('13,600');
    expect(field('价值，第 8 行')).toHaveValue('3,000');
    expect(own().getByText(/已填入 3 行。/)).toBeVisible();
    await user.click(own().getByRole('button', { name: '撤销' }));
    expect(field('价值，第 6 行')).toHaveValue('12,400');
    expect(own().queryByLabelText('价值，第 8 行')).not.toBeInTheDocument();
  });

  it('fills in a block that is pasted on the lists of countries and statuses', async () => {
    const user = userEvent.setup();
    await openOrigin();
    await user.click(own().getByRole('button', { name: '试用示例清单' }));
    act(() => field('产地，第 6 行').focus());
    await user.paste('韩国\t是\t1,000\n越南\t否\t2,000');
    await waitFor(() => expect(field('产地，第 6 行')).toHaveValue('KR'));
    expect(field('原产资格，第 6 行')).toHaveValue('yes');
    expect(field('价值，第 6 行')).toHaveValue('1,000');
    expect(field('产地，第 7 行')).toHaveValue('VN');
    expect(field('原产资格，第 7 行')).toHaveValue('no');
    expect(field('材料，第 6 行')).toHaveValue('墙体单元');
    act(() => field('原产资格，第 1 行').focus());
    await user.paste('非原产\n不明\n也许');
    await waitFor(() => expect(field('原产资格，第 1 行')).toHaveValue('no'));
    expect(field('原产资格，第 2 行')).toHaveValue('unknown');
    expect(own().getByText(/第 3 行：原产资格“也许”无法识别/)).toBeVisible();
    act(() => field('产地，第 1 行').focus());
    await user.paste('泰国\n');
    await waitFor(() => expect(field('产地，第 1 行')).toHaveValue('TH'));
    expect(field('原产资格，第 1 行')).toHaveValue('no');
  });

  it('names the pasted cells it cannot read, and leaves them empty', async () => {
    const user = userEvent.setup();
    await openOrigin();
    await user.click(field('材料，第 1 行'));
    await user.paste('钢材\t7216.33\t日本\t是\t1\n螺栓\t7318.15\t火星\t否\t5\n垫片\t7318.21\t\t否\t2');
    expect(await own().findByText('第 2 行：产地“火星”无法识别')).toBeVisible();
    expect(own().getByText(/1 行有无法识别的单元格，已留空并标红/)).toBeVisible();
    expect(field('材料，第 1 行')).toHaveValue('钢材');
    expect(field('材料，第 2 行')).toHaveValue('螺栓');
    expect(field('产地，第 2 行')).toHaveDisplayValue('火星');
    expect(field('材料，第 3 行')).toHaveValue('垫片');
  });

  it('adds a pasted block with heads of its own as the dialog does', async () => {
    const user = userEvent.setup();
    await openOrigin();
    await user.click(own().getByRole('button', { name: '试用示例清单' }));
    await user.click(field('材料，第 1 行'));
    await user.paste('价值\t材料\n5\t螺栓');
    await waitFor(() => expect(field('材料，第 8 行')).toHaveValue('螺栓'));
    expect(field('材料，第 1 行')).toHaveValue('热轧 H 型钢');
  });

  it('takes no amount of another currency for the query’s', async () => {
    const user = userEvent.setup();
    await openOrigin();
    await user.click(own().getByRole('button', { name: '试用示例清单' }));
    const value = field('价值，第 1 行');
    await user.clear(value);
    await user.type(value, 'EUR 20');
    await user.tab();
    expect(value).toHaveValue('EUR 20');
    expect(value).toHaveAccessibleDescription('不是查询用的货币');
    expect(own().queryByText('合格（原产）')).not.toBeInTheDocument();
    await user.click(own().getByRole('button', { name: '从表格粘贴' }));
    await user.click(await screen.findByRole('textbox', { name: /从表格软件复制/ }));
    await user.paste('材料\t价值\n钢材\t￥1000\n螺栓\t20 USD');
    await user.click(screen.getByRole('button', { name: '读入清单' }));
    expect(await own().findByText('第 2 行：价值“￥1000”不是查询用的货币')).toBeVisible();
    expect(field('价值，第 8 行')).toHaveValue('');
    expect(field('材料，第 9 行')).toHaveValue('螺栓');
  });

  it('says so where the values of a file are of another currency', async () => {
    const user = userEvent.setup();
    await openOrigin();
    await user.click(own().getByRole('button', { name: '从表格粘贴' }));
    await user.click(await screen.findByRole('textbox', { name: /从表格软件复制/ }));
    await user.paste('材料\t价值(CNY)\n钢材\t1000');
    await user.click(screen.getByRole('button', { name: '读入清单' }));
    const message = /没有找到材料，清单没有变。 没有读入“价值\(CNY\)”这一列：币种不是查询用的货币。/;
    expect(await own().findByText(message)).toBeVisible();
    expect(field('材料，第 1 行')).toHaveValue('');
  });

  it('says which column it multiplied, which it left out, and which rows are of another currency', async () => {
    const user = userEvent.setup();
    await openOrigin();
    const paste = async (text: string) => {
      await user.click(own().getByRole('button', { name: '从表格粘贴' }));
      await user.click(await screen.findByRole('textbox', { name: /从表格软件复制/ }));
      await user.paste(text);
      await user.click(screen.getByRole('button', { name: '读入清单' }));
    };
    await paste("材料\tValue (USD '000)\t币种\n钢材\t1.005\tUSD\n螺栓\t2\t人民币\n垫片\t3\t贝壳");
    expect(await own().findByText(/“Value \(USD '000\)”这一列的数已乘以 1,000。/)).toBeVisible();
    expect(field('价值，第 1 行')).toHaveValue('1,005');
    expect(own().getByText('第 3 行：币种“人民币”不是查询用的货币')).toBeVisible();
    expect(own().getByText('第 4 行：币种“贝壳”无法识别')).toBeVisible();
    await paste('材料\t价值(USDm)\n木板\t5');
    const unread = /没有找到材料，清单没有变。 没有读入“价值\(USDm\)”这一列：无法确定数值的单位。/;
    expect(await own().findByText(unread)).toBeVisible();
    expect(own().queryByLabelText('材料，第 4 行')).not.toBeInTheDocument();
  });

  it('offers no way back once another tab has changed the list, and shows what that tab kept', async () => {
    const user = userEvent.setup();
    await openOrigin();
    await user.click(own().getByRole('button', { name: '试用示例清单' }));
    expect(own().getByRole('button', { name: '撤销' })).toBeVisible();
    window.dispatchEvent(new Event('pagehide'));
    const key = 'rcep:draft:visitor:bom:940620';
    const saved = localStorage.getItem(key) ?? '';
    localStorage.setItem(key, saved.replace('热轧 H 型钢', '另一页的钢材'));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(field('材料，第 1 行')).toHaveValue('另一页的钢材');
    expect(own().queryByRole('button', { name: '撤销' })).not.toBeInTheDocument();
  });

  it('keeps the draft over a reload, and shows it in another language', async () => {
    const user = userEvent.setup();
    const { unmount } = await openOrigin();
    await user.click(own().getByRole('button', { name: '试用示例清单' }));
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    await openOrigin({ language: 'en' });
    const english = section(/Does my product qualify/);
    expect(english.getByRole('textbox', { name: 'Value, row 1' })).toHaveValue('11,600');
    expect(english.getByText('Qualifies (originating)')).toBeVisible();
  });

  it('shows a long bill page by page and judges all of it', async () => {
    const user = userEvent.setup();
    await openOrigin();
    await user.click(own().getByRole('button', { name: '从表格粘贴' }));
    await user.click(await screen.findByRole('textbox', { name: /从表格软件复制/ }));
    const lines = Array.from({ length: 300 }, (_, index) => `part ${index + 1}\t8708.29\tDE\tno\t10`);
    await user.paste(lines.join('\n'));
    await user.click(screen.getByRole('button', { name: '读入清单' }));
    await waitFor(() => expect(own().getByText('第 1—50 行，共 300 行')).toBeVisible());
    expect(own().getAllByLabelText(/^材料，第/)).toHaveLength(50);
    await user.click(own().getByRole('button', { name: '下一页' }));
    expect(field('材料，第 51 行')).toHaveValue('part 51');
    await user.type(field('离岸价 FOB'), '4000');
    expect(await own().findByText(/RVC 扣减法：低于 40%/)).toBeVisible();
    expect(own().getByText('(4,000 − 3,000) ÷ 4,000 = 25.0% < 40%')).toBeVisible();
  });
});

describe('a bill of materials in the address', () => {
  // A link of the test before would be taken for that of this one.
  beforeEach(() => void (document.title = ''));

  const sampleLink = async (ownRule = '') => {
    const draft = sampleBom('940620', 'JP', (key) => `材料 ${key}`) ?? emptyDraft('.');
    return (await writeBomLink({ draft, ownRule })) ?? '';
  };

  it('is offered for a link once there is one', async () => {
    const user = userEvent.setup();
    await openOrigin();
    await user.click(own().getByRole('button', { name: '试用示例清单' }));
    await user.click(screen.getByRole('button', { name: 'share' }));
    await waitFor(() => expect(document.title).toMatch(/^2\./));
  });

  it('is taken over, and leaves the address', async () => {
    await openOrigin({ search: `?hs=940620&bom=${await sampleLink()}` });
    expect(await own().findByText('合格（原产）')).toBeVisible();
    expect(field('材料，第 6 行')).toHaveValue('材料 wallUnits');
    expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent('hs=940620');
    expect(screen.getByRole('status', { name: 'address' })).not.toHaveTextContent('bom');
  });

  it('asks before it replaces another one', async () => {
    const user = userEvent.setup();
    const { unmount } = await openOrigin();
    await user.click(own().getByRole('button', { name: '试用示例清单' }));
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    await openOrigin({ search: `?bom=${await sampleLink()}` });
    const accept = await own().findByRole('button', { name: '换成链接里的' });
    expect(field('材料，第 1 行')).toHaveValue('热轧 H 型钢');
    await user.click(accept);
    expect(field('材料，第 1 行')).toHaveValue('材料 steelSections');
  });

  it('brings the rule its sender typed, marked as the reader’s own, to the same verdict', async () => {
    const user = userEvent.setup();
    const unheld = answerFor({ rule: null });
    const { unmount } = await openOrigin({ answer: unheld });
    const rules = section(/原产地规则/);
    await user.type(await rules.findByRole('textbox', { name: /从协定第三章附件一/ }), 'CTH or RVC40');
    await user.click(rules.getByRole('button', { name: '用这条规则判定' }));
    await user.click(own().getByRole('button', { name: '试用示例清单' }));
    await user.click(screen.getByRole('button', { name: 'share' }));
    await waitFor(() => expect(document.title).toMatch(/^2\./));
    unmount();
    localStorage.clear();
    await openOrigin({ answer: unheld, search: `?bom=${document.title}` });
    expect(await own().findByText('合格（原产）')).toBeVisible();
    expect(section(/原产地规则/).getByText('自己填的规则')).toBeVisible();
    expect(section(/原产地规则/).getByText(/按你填的“CTH or RVC40”判定/)).toBeVisible();
  });

  it('asks before its rule replaces another one', async () => {
    const user = userEvent.setup();
    localStorage.setItem('rcep:draft:visitor:origin-rule:940620', '"CC"');
    await openOrigin({ answer: answerFor({ rule: null }), search: `?bom=${await sampleLink('RVC40')}` });
    expect(await own().findByText(/一份物料清单和一条规则，和你正在填的不一样/)).toBeVisible();
    const rules = section(/原产地规则/);
    expect(rules.getByText(/按你填的“CC”判定/)).toBeVisible();
    await user.click(own().getByRole('button', { name: '换成链接里的' }));
    expect(rules.getByText(/按你填的“RVC40”判定/)).toBeVisible();
    expect(field('材料，第 6 行')).toHaveValue('材料 wallUnits');
  });

  it('leaves the reader’s rule where it carries none, or one that cannot be read', async () => {
    localStorage.setItem('rcep:draft:visitor:origin-rule:940620', '"CC"');
    await openOrigin({ answer: answerFor({ rule: null }), search: `?bom=${await sampleLink('<b>')}` });
    await waitFor(() => expect(field('材料，第 6 行')).toHaveValue('材料 wallUnits'));
    expect(section(/原产地规则/).getByText(/按你填的“CC”判定/)).toBeVisible();
  });

  it('says so where it is damaged', async () => {
    await openOrigin({ search: '?bom=1.AAAA' });
    expect(await own().findByText(/已经损坏/)).toBeVisible();
  });
});

describe('a rule that is not in the data', () => {
  it('is typed by the reader, checked, used, marked and kept', async () => {
    const user = userEvent.setup();
    const { unmount } = await openOrigin({ answer: answerFor({ rule: null }) });
    const rules = section(/原产地规则/);
    expect(rules.getByText('未收录')).toBeVisible();
    const text = await rules.findByRole('textbox', { name: /从协定第三章附件一/ });
    await user.type(text, 'CTH or RVX');
    expect(text).toHaveAccessibleDescription(/从第 8 个字符起无法识别/);
    expect(rules.getByRole('button', { name: '用这条规则判定' })).toBeDisabled();
    await user.clear(text);
    await user.type(text, 'ＣＴＨ　ｏｒ　ＲＶＸ');
    expect(text).toHaveAccessibleDescription(/从第 8 个字符起无法识别/);
    await user.clear(text);
    await user.type(text, 'ｃｔｈ; or rvc 40%');
    await user.click(rules.getByRole('button', { name: '用这条规则判定' }));
    expect(rules.getByText('自己填的规则')).toBeVisible();
    await user.click(own().getByRole('button', { name: '试用示例清单' }));
    expect(own().getByText('合格（原产）')).toBeVisible();
    unmount();
    await openOrigin({ answer: answerFor({ rule: null }) });
    expect(section(/原产地规则/).getByText('自己填的规则')).toBeVisible();
  });

  it('is not lost half typed by a reload, and forgotten once used', async () => {
    const user = userEvent.setup();
    const unheld = answerFor({ rule: null });
    const text = () => section(/原产地规则/).getByRole('textbox', { name: /从协定第三章附件一/ });
    const first = await openOrigin({ answer: unheld });
    await user.type(text(), 'CTH or');
    first.unmount();
    const second = await openOrigin({ answer: unheld });
    expect(text()).toHaveValue('CTH or');
    await user.type(text(), ' RVC40');
    await user.click(section(/原产地规则/).getByRole('button', { name: '用这条规则判定' }));
    await user.click(section(/原产地规则/).getByRole('button', { name: '改填或删去' }));
    expect(text()).toHaveValue('');
    second.unmount();
    await openOrigin({ answer: unheld });
    expect(text()).toHaveValue('');
  });

  it('is not needed where the product is wholly obtained or all of its materials originate', async () => {
    const user = userEvent.setup();
    await openOrigin({ answer: answerFor({ rule: null }) });
    await user.type(field('材料，第 1 行'), '钢材');
    await user.type(field('价值，第 1 行'), '50');
    await user.type(field('离岸价 FOB'), '100');
    const none = /材料全部原产（PE）时不看规则；其余要有规则才能判定/;
    expect(own().getByText(none)).toBeVisible();
    expect(own().queryByText(/^(不)?合格（/)).not.toBeInTheDocument();
    const status = own().getByRole('combobox', { name: '原产资格，第 1 行' });
    await user.selectOptions(status, 'yes');
    expect(own().getByText('合格（原产）')).toBeVisible();
    expect(own().getByText('PE：全部用原产材料生产')).toBeVisible();
    expect(own().queryByText(none)).not.toBeInTheDocument();
    await user.selectOptions(status, 'no');
    expect(own().getByText(none)).toBeVisible();
    expect(own().queryByText(/^(不)?合格（/)).not.toBeInTheDocument();
    expect(own().queryByRole('heading', { name: '判定过程' })).not.toBeInTheDocument();
    await user.click(own().getByRole('checkbox', { name: /完全获得/ }));
    expect(own().getByText('合格（原产）')).toBeVisible();
    expect(own().getByText('结论：具备原产资格，原产地标准 WO')).toBeVisible();
  });
});
