import type { SampleDecision } from '../home.ts';

/** Decisions to try from the courses on organizations, data, partnering and hard documentation. */
export const leadingDecisions: readonly SampleDecision[] = [
  {
    courseTitle: 'Organization Development, Engagement and Change',
    courseId: 11,
    situation:
      'Engagement fell eleven points in one department. Its head asks for a team day and a coffee bar: “We need to show them that we heard them.” The comments are about shift changes on short notice.',
    question: 'What do you answer?',
    choices: [
      {
        id: 'act',
        text: 'Take two comments back to the teams, ask what would help, and change one rule about shifts first.',
        isSound: true,
        verdict: 'This holds up',
        consequence:
          'Shifts are now fixed ten days ahead. It costs a planner one afternoon a week. People can name what changed because they spoke, which is what a survey is for.',
      },
      {
        id: 'day',
        text: 'Approve the team day. It is quick and visible, and morale needs a lift before anything else.',
        isSound: false,
        verdict: 'They will read it as an answer',
        consequence:
          'On the day itself two people are called in on short notice. Next year fewer fill in the survey, and those who do are blunter.',
      },
      {
        id: 'again',
        text: 'Run a short second survey first, to learn more precisely what people mean by short notice.',
        isSound: false,
        verdict: 'They have told you',
        consequence:
          'Asking again delays the only part that counts. People stop answering questions that lead nowhere, and the score you protect becomes worthless.',
      },
    ],
  },
  {
    courseTitle: 'People Analytics, AI and HR Technology',
    courseId: 12,
    situation:
      'The dashboard shows that people who took the leadership program resign half as often. The program’s sponsor wants the figure in the board paper tomorrow. Managers chose who could attend.',
    question: 'What goes into the paper?',
    choices: [
      {
        id: 'figure',
        text: 'The figure, with a footnote that correlation is not causation. Boards know the phrase.',
        isSound: false,
        verdict: 'No one reads the footnote',
        consequence:
          'The board doubles the budget for a program that may have picked people who would have stayed. In a year you will have to explain why nothing changed.',
      },
      {
        id: 'compare',
        text: 'The figure for similar people who were not chosen, and what it can’t tell.',
        isSound: true,
        verdict: 'This holds up',
        consequence:
          'Among people with like grades and reviews the difference shrinks to a third. It is a smaller claim that stands, and a fair draw for the next places will settle the rest.',
      },
      {
        id: 'nothing',
        text: 'Nothing. Without an experiment no number about the program should reach the board.',
        isSound: false,
        verdict: 'Silence also decides',
        consequence:
          'The sponsor sends the raw figure in your place. Decisions will be made either way; your part is to say how much the evidence can carry.',
      },
    ],
  },
  {
    courseTitle: 'Strategic HR Business Partner',
    courseId: 13,
    situation:
      'A vice president opens your first meeting: “I need three people out by the end of the quarter. I’ve chosen them.” Her unit missed its margin for the second time.',
    question: 'What is your first question?',
    choices: [
      {
        id: 'who',
        text: '“Which three, and what do their files say?” You need to know whether it can be done.',
        isSound: false,
        verdict: 'You have accepted the solution',
        consequence:
          'The talk is now about three files. Whatever you find, you are the person who makes it possible or stands in the way, and no one has spoken about margin.',
      },
      {
        id: 'policy',
        text: '“Do you know our process for this?” She should hear the rules before she goes further.',
        isSound: false,
        verdict: 'True, and the door closes',
        consequence:
          'She hears that HR brings rules. Next time she calls when it is done. The process matters, but it is not the first thing she needs from you.',
      },
      {
        id: 'problem',
        text: '“What would be different for the business once they have gone?” Then you listen.',
        isSound: true,
        verdict: 'This holds up',
        consequence:
          'She says that quotes take nine days. Two of the three wait for a department that is not hers. You leave with a problem to examine, and with a client who has been heard.',
      },
    ],
  },
  {
    courseTitle: 'Defensible HR Documentation (Advanced)',
    courseId: 15,
    situation:
      'A dismissal was challenged this morning. The manager calls: “I’m going through our chats now and deleting the jokes, so that it looks professional.” She has done about half.',
    question: 'What do you say?',
    choices: [
      {
        id: 'finish',
        text: '“Jokes aren’t business records. Finish it, but leave everything that is about her work.”',
        isSound: false,
        verdict: 'The gap will speak for you',
        consequence:
          'The other side has its own copies. What was harmless in a chat looks like guilt in a deletion, and the person who allowed it was HR.',
      },
      {
        id: 'stop',
        text: '“Stop. Write down what you removed and when. I’m calling counsel and IT about a hold now.”',
        isSound: true,
        verdict: 'This holds up',
        consequence:
          'IT restores most of the chats from last night. Her own note of what she did, an hour later, is the difference between a mistake and a cover-up.',
      },
      {
        id: 'restore',
        text: '“Stop, and type the deleted ones back in as well as you remember them.”',
        isSound: false,
        verdict: 'Now there are two problems',
        consequence:
          'Messages that are typed in today look like evidence from last spring. Record what is missing as missing; never replace it.',
      },
    ],
  },
];
