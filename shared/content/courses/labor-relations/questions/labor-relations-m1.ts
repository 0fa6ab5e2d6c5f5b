import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('labor-relations-m1', [
  {
    id: 'verb-agree',
    type: 'multiple-choice',
    section: 'unions-and-works-councils',
    question:
      'A business case plans a works council\'s "consultation" on a system that records each break, in a country whose law requires its consent. What do you write beside the launch date?',
    options: [
      '"Inform in time": the council hears of it before the people at the site do',
      '"Negotiate": we try to agree and decide after the third meeting without result',
      '"Agree": without the council\'s consent there is no launch, and no date can stand',
      '"Consult": we ask for an opinion, answer it in writing, and then we decide',
    ],
    correctAnswer:
      '"Agree": without the council\'s consent there is no launch, and no date can stand',
    points: 10,
    hint: 'Which verb belongs to consent?',
    explanation:
      'Where the law requires consent, the verb is "agree" and a date in the plan is fiction until it\'s given. "Consult" tempts because it\'s the usual verb and sounds serious, but it leaves the decision with the employer.',
  },
  {
    id: 'rights-clause',
    type: 'multiple-choice',
    section: 'management-rights',
    question:
      'A clause lets management "schedule the work." For nine years shifts were chosen by seniority, openly. A manager wants to assign them by software. What do you test next?',
    options: [
      'Whether the software is cheaper than the time that supervisors spend on it',
      'Whether practice and law leave the change to us, as the text names no method',
      'Whether the union would object, by asking two stewards for their feeling',
      'Whether other sites of the company have made such a change without a protest from their stewards',
    ],
    correctAnswer: 'Whether practice and law leave the change to us, as the text names no method',
    points: 10,
    hint: 'Text, practice, law.',
    explanation:
      'The words "schedule the work" wave at the subject without naming a method, nine years of open practice may bind, and the effects may have to be bargained. The stewards\' feeling tempts as a practical test, but it may itself be a way around the representatives.',
  },
  {
    id: 'survey-drive',
    type: 'multiple-choice',
    section: 'freedom-of-association',
    question:
      'An organizing drive has begun. The yearly engagement survey was set for next week long ago. A plant manager now also wants to found a suggestion committee. What do you advise?',
    options: [
      'Cancel both today, and tell people that the drive is the reason and what comes after',
      'Run both as planned, and check first that no question is about representation',
      'Run the survey among supervisors only, and then start the committee in both plants',
      'Have counsel clear the planned survey, and start no new committee meanwhile',
    ],
    correctAnswer: 'Have counsel clear the planned survey, and start no new committee meanwhile',
    points: 10,
    hint: 'What was planned before, and what would be new?',
    explanation:
      "New committees, benefits and surveys during a drive may look like polling or a promise; what was already planned isn't canceled either, until counsel has looked. Canceling both tempts as the careful course, but naming the drive as the reason makes it a sanction.",
  },
  {
    id: 'q7',
    type: 'multiple-select',
    section: 'unions-and-works-councils',
    question:
      'A distributor plans software that measures picking speed at sites in three countries. The project lead asks what to put in the country briefs. Which statements are sound? Select all that apply.',
    options: [
      'A works council usually speaks for all employees of a site, in a union or not',
      'Where the verb is "consult," we may decide first and explain the decision fully',
      'Even if the decision is ours, its effects may still have to be discussed',
      'A broad management rights clause settles the question wherever there is one',
      'The same change may require consent in one country and information in another',
    ],
    correctAnswer: [
      'A works council usually speaks for all employees of a site, in a union or not',
      'Even if the decision is ours, its effects may still have to be discussed',
      'The same change may require consent in one country and information in another',
    ],
    points: 10,
    hint: 'Test each one with: who speaks, which verb, and text, practice and law.',
    explanation:
      'Coverage, effects and different verbs are the three points that change a rollout plan. "Decide first, then explain" is the best distractor, because it\'s how many projects work, but consultation that comes after the decision is information. A clause must survive practice and law as well.',
  },
  {
    id: 'supervisor-words',
    type: 'multiple-select',
    section: 'freedom-of-association',
    question:
      'Which sentences should a supervisor keep to himself during an organizing drive? Select all that apply.',
    options: [
      '"Who was at the meeting last night?"',
      '"The new press arrives on Thursday."',
      '"We had a raise in mind, but now I don\'t know."',
      '"That is for employees to decide."',
      '"A plant like this closes when they come in."',
      '"I\'ll be near the cafeteria on Tuesday, just to see."',
    ],
    correctAnswer: [
      '"Who was at the meeting last night?"',
      '"We had a raise in mind, but now I don\'t know."',
      '"A plant like this closes when they come in."',
      '"I\'ll be near the cafeteria on Tuesday, just to see."',
    ],
    points: 10,
    hint: 'Questions, promises, threats and surveillance.',
    explanation:
      'Asking who attended, tying a raise to the outcome, predicting a closure and watching a meeting are the four kinds that cause violations. "For employees to decide" tempts some to cross it out as well, but it\'s exactly what a supervisor may say.',
  },
  {
    id: 'verb-word',
    type: 'short-answer',
    section: 'unions-and-works-councils',
    question:
      'The ladder has four verbs. Two of them are "inform" and "agree." Which of the other two means to seek an opinion and answer it before you decide?',
    options: [],
    correctAnswer: 'consult',
    alsoAccepted: ['consulting', 'to consult', 'consultation'],
    points: 10,
    hint: 'One word, a verb from Module 1',
    explanation:
      'Consult means to seek and answer an opinion before the decision. The neighbor, which tempts, is "negotiate": there both sides try to reach agreement, and an answered opinion isn\'t enough.',
  },
]);
