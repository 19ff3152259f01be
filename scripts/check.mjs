// Runs every check in order, none left out, and ends with one line: N passed, N failed.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const DOMAIN_REPORT = 'test-results/domain.json';
const VITEST_REPORT = 'test-results/vitest.json';
const E2E_REPORT = 'test-results/e2e.json';

/** `report` names the tests' own counts; a step without one counts as a single check. */
const STEPS = [
  { title: 'Format', run: 'npm run format:check' },
  { title: 'Lint', run: 'npm run lint' },
  { title: 'Types', run: 'npm run typecheck' },
  { title: 'Arrows', run: 'npm run arrows' },
  { title: 'Unused code', run: 'npm run unused' },
  { title: 'API description', run: 'npm run openapi', unchanged: 'docs/openapi.json' },
  {
    // Counting branches slows all that runs in the same process: only the tests of what is counted do it.
    title: 'Domain tests, every branch',
    run: `npm test -- --project domain --coverage ${reportingTo(DOMAIN_REPORT)}`,
    report: () => countVitest(readReport(DOMAIN_REPORT)),
  },
  {
    title: 'All other unit, contract and journey tests',
    run: `npm test -- --project '!domain' ${reportingTo(VITEST_REPORT)}`,
    report: () => countVitest(readReport(VITEST_REPORT)),
  },
  { title: 'Build', run: 'npm run build' },
  { title: 'Demo build', run: 'npm run build:demo' },
  { title: 'Size budgets', run: 'npm run sizes', needs: ['Build'] },
  {
    title: 'End-to-end tests',
    run: 'npm run test:e2e',
    needs: ['Build'],
    report: () => countPlaywright(readReport(E2E_REPORT)),
  },
];

function reportingTo(path) {
  return `--reporter=default --reporter=json --outputFile.json=${path}`;
}

/** Tests that were skipped or left for later count as failed: nothing is left out silently. */
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
  const lines = [];
  const failedTitles = new Set();
  const total = { passed: 0, failed: 0 };
  for (const step of STEPS) {
    console.log(`\n=== ${step.title}`);
    const startedAt = Date.now();
    const { passed, failed } = await check(step, failedTitles);
    if (failed > 0) failedTitles.add(step.title);
    total.passed += passed;
    total.failed += failed;
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    const line = `${failed > 0 ? 'FAILED' : 'passed'}  ${step.title}: ${passed} passed, ${failed} failed (${seconds} s)`;
    console.log(`--- ${line}`);
    lines.push(line);
  }
  console.log(`\n${lines.join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

async function check({ run, needs = [], unchanged, report }, failedTitles) {
  const missing = needs.filter((title) => failedTitles.has(title));
  if (missing.length > 0) {
    console.log(`Not run, because this failed: ${missing.join(', ')}`);
    return FAILED;
  }
  const before = unchanged && contentOf(unchanged);
  const isOk = (await exitCodeOf(run)) === 0;
  if (unchanged && contentOf(unchanged) !== before) {
    console.log(`${unchanged} was out of date; it has been made again and wants to be committed.`);
    return FAILED;
  }
  return report ? countedBy(report, isOk) : isOk ? PASSED : FAILED;
}

const PASSED = { passed: 1, failed: 0 };
const FAILED = { passed: 0, failed: 1 };

/** A run that failed although no test did (coverage, a file that does not load), or that had no test, is one failure. */
function countedBy(report, isOk) {
  try {
    const { passed, failed } = report();
    return { passed, failed: failed === 0 && (!isOk || passed === 0) ? 1 : failed };
  } catch (error) {
    console.log(`No report of the tests: ${error.message}`);
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

function exitCodeOf(command) {
  return new Promise((done) => {
    const child = spawn(command, { cwd: ROOT, shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', () => done(1));
    child.on('close', (code) => done(code ?? 1));
  });
}

await main();
