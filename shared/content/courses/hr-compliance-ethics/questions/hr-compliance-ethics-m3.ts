import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('hr-compliance-ethics-m3', [
  {
    id: 'q5',
    type: 'multiple-select',
    section: 'policy-versus-procedure',
    question:
      'A draft Remote Work Policy for head office reaches you for approval. Which lines must be rewritten before you sign? Select all that apply.',
    options: [
      'Version 2.0 replaces version 1.4 and applies from March 1. Next review: March 1, two years later.',
      'Owner: Human Resources.',
      "If you can't be reached during agreed hours, tell your manager before they begin.",
      'Employees will always be able to work from home two days a week.',
      'Any breach of this policy will result in dismissal.',
    ],
    correctAnswer: [
      'Owner: Human Resources.',
      'Employees will always be able to work from home two days a week.',
      'Any breach of this policy will result in dismissal.',
    ],
    points: 10,
    hint: 'Look for a missing role, a promise you may regret, and an outcome fixed in advance.',
    explanation:
      'A department can\'t answer the phone, so name one role. "Always" is a promise that can bind you. "Will result in dismissal" fixes the outcome before anyone is heard; write "may", and say what is weighed. The version line is the best distractor, because it looks like clutter, but it tells a later reader which rule applied. The reachability line names an actor and a time.',
  },
  {
    id: 'new-tool',
    type: 'multiple-choice',
    section: 'policy-versus-procedure',
    question:
      'Skerry Line buys a new travel tool. The Travel Policy names the old form on page two, and the board that approves policies meets in three months. What would have spared everyone the wait?',
    options: [
      'A yearly review date, with the people who buy software among those consulted',
      'A clause that lets Human Resources amend any policy when the business requires it',
      'A policy that states the rule, beside a procedure that names the tool and the steps',
      'Guidance with worked examples, so that travelers find the right form for themselves',
    ],
    correctAnswer:
      'A policy that states the rule, beside a procedure that names the tool and the steps',
    points: 10,
    hint: 'What changed here, the principle or the process?',
    explanation:
      "Only the process changed, and a procedure can be replaced without the board. The amendment clause is tempting because it would solve today's problem, but it gives one department power over every rule and leaves readers unsure which version holds. A yearly review would still have come too late.",
  },
  {
    id: 'will-not-sign',
    type: 'multiple-choice',
    section: 'acknowledgment',
    question:
      'A first mate returns the receipt for Safety Reporting Policy 2.0 unsigned: "I don\'t agree with it." What do you do?',
    options: [
      'He is bound either way. Give him until Friday, and then treat a refusal as misconduct.',
      'File a dated note of how he got it; he is bound either way. Then hear what he objects to.',
      'Have a second officer sign as witness today, and then file the receipt as read and understood.',
      'Leave it unsigned, and ask him what he disagrees with before the policy can bind him.',
    ],
    correctAnswer:
      'File a dated note of how he got it; he is bound either way. Then hear what he objects to.',
    points: 10,
    hint: 'What does a signature on a receipt prove, and what not?',
    explanation:
      'A receipt proves notice, so a dated record of how he got the policy does the same work, and his objection may be worth hearing. The Friday deadline tempts because it looks firm, but it turns disagreement into misconduct. A policy applies to those who were told of it, signed or not.',
  },
  {
    id: 'three-shoes',
    type: 'multiple-choice',
    section: 'scope-and-owner',
    question:
      'The exceptions log of the uniform policy has three lines since May: three stewards may wear other shoes, "pain when standing". What do you make of it?',
    options: [
      'The rule works. Managers decide within days, and people dare to ask when they have a health reason.',
      'Three exceptions are too many for a season; from now on a director has to grant them.',
      'The next steward who asks has to get the same shoes, or the first three reasons were favored.',
      'The shoe rule has to change, and three health reasons belong in a different, restricted log.',
    ],
    correctAnswer:
      'The shoe rule has to change, and three health reasons belong in a different, restricted log.',
    points: 10,
    hint: 'Three alike: what does that say about the rule? And who can read this log?',
    explanation:
      'Three similar exceptions say that the rule is wrong, and a change for health reasons is an accommodation that stays out of an open log. Treating the next one alike tempts because it sounds fair, but it adds a fourth exception to a rule that should change, and repeats the disclosure.',
  },
  {
    id: 'one-duty',
    type: 'multiple-select',
    section: 'policy-versus-procedure',
    question:
      'Which of these lines give one actor one duty that can be checked? Select all that apply.',
    options: [
      'Safety is the responsibility of all and must be taken seriously at all times.',
      'Masters must enter each drill in the log before the ship next sails.',
      'Crew should report defects promptly to the appropriate person.',
      'Abuse of shore leave will be met with appropriate measures.',
      'Line managers must answer a swap request within two working days.',
      'Employees may ask for the rules in another language.',
    ],
    correctAnswer: [
      'Masters must enter each drill in the log before the ship next sails.',
      'Line managers must answer a swap request within two working days.',
    ],
    points: 10,
    hint: 'Who does it, what is it, by when?',
    explanation:
      'Both name a role, an act and a time. "Crew should report" is the tempting one: it has an actor and an act, but should is advice, and "promptly" and "appropriate" leave time and person open. The line about safety has a must and no duty, and "may" gives a choice.',
  },
  {
    id: 'version-in-force',
    type: 'short-answer',
    section: 'version-control',
    question:
      'Conduct Policy 2.3 was in force until May 31. Version 3.0 applied from June 1 and was announced that day; 3.1 applies from July 15. An incident of June 20 is heard on August 3. By which version is it judged?',
    options: [],
    correctAnswer: '3.0',
    alsoAccepted: ['version 3.0', 'v3.0'],
    points: 10,
    hint: 'A number with one decimal place',
    explanation:
      "The version in force on the day of the incident counts, and on June 20 that was the one from June 1. The newest version tempts because it is on the intranet on the day of the hearing, but you can't follow a rule of July in June.",
  },
  {
    id: 'count-duties',
    type: 'short-answer',
    section: 'policy-versus-procedure',
    question:
      'A page of a policy has nine rules: four with "must", three with "should" and two with "may". By the words the lesson uses, how many of the nine are duties?',
    options: [],
    correctAnswer: '4',
    alsoAccepted: ['four'],
    points: 10,
    hint: 'A whole number, in digits',
    explanation:
      'Must is a duty, may is a choice and should is advice, so four are duties. Seven is the common answer of those who count "should" as a softer must; an employee who reads it as advice would be right, and a manager who disciplines for it would not.',
  },
]);
