import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CARDS, enterCard, openCheckout, pay } from './steps/card.ts';
import { createAccount, enroll, newestMail, newLearner, signUp } from './steps/learner.ts';
import { checkScreen, inspectScreen } from './steps/screen-check.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone, an owner invites a member, sees their progress, hands the team over and back, removes them and ends the plan', async ({
  page,
  browser,
}) => {
  const member = newLearner('Bea Lund');
  await signUp(page, '/account/purchases');
  await openCheckout(page, 'tier=professional');
  await enterCard(page, CARDS.succeeds);
  await pay(page);
  await page.getByRole('link', { name: 'Invite Your Team' }).click();
  await expect(page).toHaveURL(/\/account\/team$/);
  await expect(page.getByText('1 of 5 seats taken, including yours')).toBeVisible();

  await page.getByLabel('Invite by email').fill(`${member.email}, cleo@example.org`);
  await page.getByRole('button', { name: 'Check the List' }).click();
  await page.getByRole('button', { name: 'Send 2 Invitations' }).click();
  await expect(page.getByText(`Invited: ${member.email}, cleo@example.org`)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Invitation' }).last().click();
  await expect(page.getByRole('button', { name: 'Cancel Invitation' })).toHaveCount(1);
  await expect(page.getByText('1 of 5 seats taken, including yours')).toBeFocused();
  const [link] = /http\S+\/join#\S+/.exec(await newestMail(page.request, member.email, /join#/))!;

  const other = await (await browser.newContext({ baseURL: new URL(link).origin })).newPage();
  await other.goto(link);
  await checkScreen(
    other,
    other.getByText(/never your scores, answers, notes or documents/),
    'an invitation',
  );
  await other.getByRole('link', { name: 'Create Account and Join' }).click();
  await createAccount(other, member);
  await expect(other).toHaveURL(/\/join(#|$)/);
  await other.getByRole('button', { name: 'Join Team' }).click();
  await expect(other.getByText(/^You have joined\./)).toBeFocused();
  await enroll(other, 2);

  await page.reload();
  await expect(page.getByText('2 of 5 seats taken, including yours')).toBeVisible();
  const members = page.getByRole('region', { name: 'Members' });
  await expect(members.getByRole('heading', { name: member.email })).toBeVisible();
  await expect(members.getByText('HR Compliance, Policy and Ethical Practice')).toBeVisible();
  await expect(members.getByRole('progressbar')).toHaveCount(1);
  await checkScreen(page, members, 'the team page');
  const file = page.waitForEvent('download');
  await members.getByRole('button', { name: 'Export as CSV' }).click();
  const rows = await readFile(await (await file).path(), 'utf8');
  expect(rows).toContain(member.email);

  // The company's own programs: one reads reports, one is told what happens.
  const connections = page.getByRole('region', { name: 'Connections' });
  await connections.getByRole('button', { name: 'Create a Token' }).click();
  const tokenForm = page.getByRole('dialog', { name: 'Create a token' });
  await tokenForm.getByLabel('Name').fill('HR system');
  await inspectScreen(page, tokenForm, 'the dialog that creates a token');
  await tokenForm.getByRole('button', { name: 'Create Token' }).click();
  const token = await page.getByLabel('Token', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  const [, companyId] = /Company ID: (\w+)/.exec(await connections.innerText())!;
  const report = await page.request.get(`/api/companies/${companyId}/members`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await report.json()).toMatchObject({ members: [{ email: member.email }] });
  const told: string[] = [];
  const receiver = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => told.push(chunk.toString('utf8')));
    request.on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  await connections.getByRole('button', { name: 'Add a Webhook' }).click();
  const webhookForm = page.getByRole('dialog', { name: 'Add a webhook' });
  await webhookForm.getByLabel('Address').fill(`http://127.0.0.1:${port}/hooks`);
  await inspectScreen(page, webhookForm, 'the dialog that adds a webhook');
  await webhookForm.getByRole('button', { name: 'Add Webhook' }).click();
  await expect(page.getByLabel('Signing secret')).toHaveValue(/^whsec_/);
  await page.getByRole('button', { name: 'Done' }).click();
  await checkScreen(page, connections, 'the connections of a company');

  await page.getByRole('button', { name: 'Assign a Course' }).click();
  const form = page.getByRole('dialog', { name: 'Assign a course' });
  await inspectScreen(page, form, 'the dialog that assigns a course');
  await form
    .getByLabel('Course')
    .selectOption({ label: 'HR Foundations and the Employee Lifecycle' });
  await form.getByLabel('Due date (optional)').fill('2999-12-18');
  await form.getByLabel('Note to your members (optional)').fill('Before the audit');
  await form.getByRole('button', { name: 'Assign Course' }).click();
  const assigned = page.getByRole('region', { name: 'Assigned courses' });
  await expect(assigned.getByText(/^Due on December 18, 2999.*0 of 1 completed/)).toBeVisible();
  await expect(members.getByText('On track', { exact: true })).toBeVisible();
  await other.goto('/dashboard');
  const fromTeam = other.getByRole('region', { name: 'Assigned by your team' });
  await expect(fromTeam.getByText(/^Due on December 18, 2999/)).toBeVisible();
  await checkScreen(other, fromTeam, 'the dashboard of a member');
  // Public pages know the member, too.
  await other.goto('/courses/1');
  const due = other.getByText(/^Due (on )?Dec(ember)? 18/).filter({ visible: true });
  await inspectScreen(other, due.first(), 'the page of a course for a learner who has it');
  await other.goto('/');
  await expect(other.getByRole('link', { name: 'Go to Dashboard' }).first()).toBeVisible();
  await expect(other.getByRole('link', { name: /Free.*Trial/ })).toHaveCount(0);
  await other.goto('/dashboard');
  await fromTeam
    .getByRole('button', { name: 'Start HR Foundations and the Employee Lifecycle' })
    .click();
  await expect(other).toHaveURL(/\/course\/1\/play/);
  await expect.poll(() => told.join()).toMatch(/"type":"course.started".*"email":"/);
  receiver.close();
  await other.goto('/account/purchases');
  await expect(other.getByRole('heading', { name: 'A seat in Professional' })).toBeVisible();
  await other.goto('/pricing');
  await expect(
    other.getByText(/^Your seat in Professional already gives you the courses/),
  ).toBeVisible();
  await other.goto(link);
  await expect(
    other.getByRole('heading', { name: 'You have a seat in Professional' }),
  ).toBeVisible();

  await members.getByRole('button', { name: 'Hand Over the Team' }).click();
  const handover = page.getByRole('dialog', { name: 'Hand over the team?' });
  await inspectScreen(page, handover, 'the dialog that hands a team over');
  await handover.getByRole('button', { name: 'Ask Them' }).click();
  await expect(page.getByText(`You asked ${member.email} to take over the team.`)).toBeVisible();
  expect(await newestMail(page.request, member.email, /take over the team/)).toContain(
    'their card still pays for the plan',
  );
  await other.goto('/account/team');
  const accept = other.getByRole('button', { name: 'Take Over the Team' });
  await checkScreen(other, accept, 'the offer to take over a team');
  await accept.click();
  await expect(other.getByText('You run this team now.')).toBeFocused();
  await expect(other.getByText('2 of 5 seats taken, including yours')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/You still pay for the plan/)).toBeVisible();
  // Back again.
  await other.getByRole('button', { name: 'Hand Over the Team' }).click();
  await other.getByRole('button', { name: 'Ask Them' }).click();
  await expect(other.getByRole('button', { name: 'Withdraw Offer' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Take Over the Team' }).click();
  await expect(page.getByText('You run this team now.')).toBeFocused();

  await members.getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove this member?' });
  await inspectScreen(page, dialog, 'the dialog that removes a member');
  await page.keyboard.press('Escape');
  await expect(members.getByRole('button', { name: 'Remove' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No one has joined yet.')).toBeVisible();
  await expect(page.getByText('1 of 5 seats taken, including yours')).toBeFocused();
  expect(await newestMail(page.request, member.email, /removed you/)).toContain(
    'removed you from the Professional plan',
  );

  await other.goto('/course/2/play');
  await expect(
    other.getByRole('heading', { name: /access to this course has ended/ }),
  ).toBeVisible();
  await other.goto(link);
  await expect(
    other.getByRole('heading', { name: 'This invitation is no longer valid' }),
  ).toBeVisible();

  await page.goto('/account/purchases');
  await page.getByRole('button', { name: 'Cancel Plan' }).click();
  const cancel = page.getByRole('dialog');
  await cancel.getByRole('button', { name: /Refund/ }).click();
  await expect(cancel).toBeHidden();
  await page.goto('/account/team');
  await expect(page.getByText(/^Professional has been inactive since/)).toBeVisible();
});
