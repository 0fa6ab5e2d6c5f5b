import { describe, expect, it } from 'vitest';
import { failedScenarioPayload, scenarioPayload } from '#testing/activity-samples.ts';
import { actionPlanFileName, actionPlanText } from './action-plan.ts';

const plan = { template: 'MY PLAN\n\nFacts: ____', sections: ['Facts to check', 'Files'] };
const facts = { completedOn: 'November 4, 2026', passingScore: 70 };

describe('the action plan', () => {
  it('is named after the scenario with underscores', () => {
    expect(actionPlanFileName('Three Late Starts')).toBe('Three_Late_Starts_Action_Plan.txt');
    expect(actionPlanFileName(' "Who/what\\..": é? ')).toBe('Who_what_é_Action_Plan.txt');
  });

  it('contains title, date, decisions with their outcomes, the template and space for each section', () => {
    const text = actionPlanText(plan, scenarioPayload(), facts);
    expect(text).toContain('ACTION PLAN: THREE LATE STARTS');
    expect(text).toContain('November 4, 2026');
    expect(text).toContain('Score 85%, pass mark 70%');
    expect(text).toContain('1. The request (7 of 10 points)');
    expect(text).toContain('Decision: Draft the page now');
    expect(text).toContain('Result:   Once a page exists it shapes the meeting.');
    expect(text).toContain('MY PLAN\n\nFacts: ____');
    for (const section of plan.sections) expect(text).toMatch(new RegExp(`${section}\n_{20,}\n_`));
  });

  it('tells no points before a pass', () => {
    const text = actionPlanText(plan, failedScenarioPayload(), facts);
    expect(text).toContain('Not passed yet, pass mark 70%');
    expect(text).toContain('1. The request\n');
    expect(text).not.toMatch(/points|undefined/);
  });

  it('wraps long texts at words, so that no line is cut on paper', () => {
    const [first] = scenarioPayload().decisions;
    const decisions = [{ ...first!, feedback: 'word '.repeat(120).trim() }];
    const text = actionPlanText(plan, scenarioPayload({ decisions }), facts);
    expect(text.split('\n').every((line) => line.length <= 78)).toBe(true);
    expect(text.match(/word/g)).toHaveLength(120);
  });
});
