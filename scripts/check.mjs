// Runs every check in order and ends with one line: N passed, N failed.
// Single-threaded steps run in parallel with the others of their group.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const DOMAIN_REPORT = 'test-results/domain.json';
const VITEST_REPORT = 'test-results/vitest.json';
const E2E_REPORT = 'test-results/e2e.json';

/**
 * Groups of steps, run one group after the other. `report` is the tests' own result; a step without one counts as a
 * single check.
 */
const GROUPS = [
  [
    { title: 'Format', run: 'npm run format:check' },
    { title: 'Lint', run: 'npm run lint' },
    { title: 'Types', run: 'npm run typecheck' },
    { title: 'Arrows', run: 'npm run arrows' },
    { title: 'Unused code', run: 'npm run unused' },
  ],
  [
    {
      title: 'API description',
      run: 'npm run openapi',
      unchanged: ['docs/openapi.json', 'docs/openapi-system.json'],
    },
  ],
  [
    {
      // Coverage slows everything in its process: only the tests of covered code collect it.
      title: 'Domain tests, every branch',
      run: `npm test -- --project domain --coverage ${reportingTo(DOMAIN_REPORT)}`,
      report: () => countVitest(readReport(DOMAIN_REPORT)),
    },
  ],
  [
    {
      title: 'All other unit, contract and journey tests',
      run: `npm test -- --project '!domain' ${reportingTo(VITEST_REPORT)}`,
      report: () => countVitest(readReport(VITEST_REPORT)),
    },
  ],
  [
    { title: 'Build', run: 'npm run build' },
    { title: 'Demo build', run: 'npm run build:demo' },
  ],
  [{ title: 'Size budgets', run: 'npm run sizes', needs: ['Build'] }],
  [
    {
      title: 'End-to-end tests',
      run: 'npm run test:e2e',
      needs: ['Build'],
      report: () => countPlaywright(readReport(E2E_REPORT)),
    },
  ],
];

function reportingTo(path) {
  return `--reporter=default --reporter=json --outputFile.json=${path}`;
}

/** Skipped and todo tests count as failed: nothing is left out silently. */
function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests };
}

function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

function readReport(path) {
  return JSON.parse(readFileSync(resolve(ROOT, path), 'utf8'));
}

async function main() {
  rmSync(resolve(ROOT, 'test-results'), { recursive: true, force: true });
  mkdirSync(resolve(ROOT, 'test-results'));
  const results = [];
  for (const group of GROUPS) {
    const failed = new Set(results.filter((result) => result.failed > 0).map((result) => result.title));
    results.push(...(await runTogether(group, (step) => run(step, failed, group.length > 1))));
  }
  const sum = (name) => results.reduce((total, result) => total + result[name], 0);
  console.log(`\n${results.map(lineOf).join('\n')}\n`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

/** Results in the order of the steps; runs at most as many at once as there are processors. */
async function runTogether(steps, work) {
  const results = [];
  const waiting = [...steps.keys()];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      results[next] = await work(steps[next]);
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), steps.length) }, worker));
  return results;
}

/** The output of a step is printed when it ends, so that steps do not mix. */
async function run(step, failedTitles, isInGroup) {
  const startedAt = Date.now();
  const print = printer(isInGroup);
  print(`\n=== ${step.title}\n`);
  const counted = await check(step, failedTitles, print);
  const result = { title: step.title, ...counted, seconds: (Date.now() - startedAt) / 1000 };
  print(`--- ${lineOf(result)}\n`);
  print.end();
  return result;
}

const lineOf = ({ title, passed, failed, seconds }) =>
  `${failed > 0 ? 'FAILED' : 'passed'}  ${title}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`;

function printer(isCollected) {
  let text = '';
  const print = (part) => {
    if (isCollected) text += part;
    else process.stdout.write(part);
  };
  print.end = () => process.stdout.write(text);
  return print;
}

async function check({ run: command, needs = [], unchanged = [], report }, failedTitles, print) {
  const missing = needs.filter((title) => failedTitles.has(title));
  if (missing.length > 0) {
    print(`Not run, because this failed: ${missing.join(', ')}\n`);
    return FAILED;
  }
  const before = unchanged.map(contentOf);
  const isOk = (await exitCodeOf(command, print)) === 0;
  const outdated = unchanged.filter((file, at) => contentOf(file) !== before[at]);
  if (outdated.length > 0) {
    print(`Out of date, made again and to be committed: ${outdated.join(', ')}\n`);
    return FAILED;
  }
  return report ? countedBy(report, isOk, print) : isOk ? PASSED : FAILED;
}

const PASSED = { passed: 1, failed: 0 };
const FAILED = { passed: 0, failed: 1 };

/**
 * A run that failed without a failing test (coverage, a file that fails to load), or without tests, is one failure.
 */
function countedBy(report, isOk, print) {
  try {
    const { passed, failed } = report();
    return { passed, failed: failed === 0 && (!isOk || passed === 0) ? 1 : failed };
  } catch (error) {
    print(`No report of the tests: ${error.message}\n`);
    return FAILED;
  }
}

function contentOf(path) {
  try {
    return readFileSync(resolve(ROOT, path), 'utf8');
  } catch {
    return null;
  }
}

function exitCodeOf(command, print) {
  return new Promise((done) => {
    const child = spawn(command, { cwd: ROOT, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
    child.on('error', () => done(1));
    child.on('close', (code) => done(code ?? 1));
  });
}

await main();
