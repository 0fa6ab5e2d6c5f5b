import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('hr-documentation-basic-m2', [
  {
    id: 'q1',
    type: 'multiple-choice',
    section: 'who-what-when-where',
    question:
      'Carla wrote: "Victor was rude to a customer again and clearly does not care." She heard the call herself. Which rewrite would you accept?',
    options: [
      'June 4, 10:20 a.m.: Victor was unprofessional and abrupt with a customer on a call that I heard, which is part of an ongoing pattern this quarter.',
      'June 4, 10:20 a.m.: I heard Victor speak more sharply to a customer than he usually does, possibly over problems at home.',
      'June 4, 10:20 a.m.: I heard Victor say to a customer, "That isn\'t my problem," and end the call. The customer called back at 10:31.',
      'June 4, 10:20 a.m.: I heard Victor treat a customer badly. He has had the call training twice, most recently on May 17.',
    ],
    correctAnswer:
      'June 4, 10:20 a.m.: I heard Victor say to a customer, "That isn\'t my problem," and end the call. The customer called back at 10:31.',
    points: 10,
    hint: 'Ask which version a camera, a microphone or a call log could confirm.',
    explanation:
      'This version gives the time, the source, the exact words and the effect, so Victor can answer it and anyone can check it. The "unprofessional" version is tempting because it has a time and a source, but it labels him without saying what he did, and it claims a pattern without dates or a count.',
  },
  {
    id: 'q2',
    type: 'multiple-choice',
    section: 'never-backdate',
    question:
      'Carla spoke with Nadia on May 6 but forgot to write it down. Today is May 14. What should she do?',
    options: [
      'Write the note today, dated May 14 with May 6 as the event; a late note that says why it is late is still worth having.',
      'Write the note today from her calendar, date it May 6, keep to the facts she is sure of, and tell Nadia that it exists.',
      'Leave it unless the matter comes up again; a note written eight days later has no value and could look like a campaign.',
      'Repeat the conversation with Nadia today, make the note on time, and record only the new one.',
    ],
    correctAnswer:
      'Write the note today, dated May 14 with May 6 as the event; a late note that says why it is late is still worth having.',
    points: 10,
    hint: 'Ask what the date on a record tells the reader, and what the system would show.',
    explanation:
      "A late note that admits it's late is honest and still useful. Dating it May 6 is the tempting error, because the event date is true. But the date on a record says when it was written, and system data would show otherwise. One false date puts every other fact in doubt.",
  },
  {
    id: 'offensive-words',
    type: 'multiple-choice',
    section: 'direct-quotes',
    question:
      'A loader called a colleague a slur in front of two witnesses. The shift lead asks how to put it in her note. What do you tell her?',
    options: [
      'Write "used highly offensive language" and no more; name both witnesses, and limit who may open it.',
      'Write the word in full, in quotation marks; anything milder hides how serious it was.',
      "Write the first letter and dots. The reader still knows what was said, and it doesn't hurt twice.",
      'Leave the words out, name both witnesses, and let the investigator ask them what was said.',
    ],
    correctAnswer:
      'Write the word in full, in quotation marks; anything milder hides how serious it was.',
    points: 10,
    hint: 'What does the person who decides need in order to judge how serious it was?',
    explanation:
      'Exact words carry the weight, and a general phrase hides how serious it was. "Highly offensive language" tempts because it\'s polite, but it could mean anything from a curse to a slur. Access to the note can be limited; words that were never written can\'t be brought back.',
  },
  {
    id: 'labels',
    type: 'multiple-select',
    section: 'no-labels-or-diagnoses',
    question: 'Which of these lines can stay in a note as they are? Choose all that apply.',
    options: [
      'He seemed depressed when I gave him the figures.',
      'In my view the error was avoidable, because the checklist on his desk covers it.',
      "She isn't a team player and never was.",
      'He left the room at 2:10, probably to calm down.',
      'She was probably tired, given the baby.',
      'He wept. I offered a break and gave him the support line number.',
    ],
    correctAnswer: [
      'In my view the error was avoidable, because the checklist on his desk covers it.',
      'He wept. I offered a break and gave him the support line number.',
    ],
    points: 10,
    hint: "Opinions aren't banned. What makes one acceptable?",
    explanation:
      'A marked opinion with its owner and reason may stay, and so may plain acts. "Seemed depressed" is the tempting one, because "seemed" sounds careful, but it\'s a guess at a diagnosis. Why he left the room is a guess, too, and one about a baby brings family into a note about work.',
  },
  {
    id: 'correction-word',
    type: 'short-answer',
    section: 'never-backdate',
    question:
      'A filed note names the wrong day. The original must stay as it is. What is the dated correction called that the author adds below it?',
    options: [],
    correctAnswer: 'addendum',
    alsoAccepted: ['an addendum', 'addenda'],
    points: 10,
    hint: 'One word from Module 2 that begins with the letter a',
    explanation:
      'An addendum carries its own date, author, correction and source, and leaves the first text alone. "Amendment" is the neighbor that tempts, but it means that the text itself is changed, and a changed original looks like one that had something to hide.',
  },
  {
    id: 'quoted-side',
    type: 'multiple-select',
    section: 'direct-quotes',
    question:
      'A draft quotes the manager in nine lines and the employee in one: "He disagreed." Which changes make it fair? Choose all that apply.',
    options: [
      "Ask the manager for the employee's words, and put what is certain in quotation marks",
      'Cut the manager to one line as well, so that both sides are the same length',
      "Give the gist of the rest and say that it's the gist",
      'Add that the employee was given every chance to speak',
    ],
    correctAnswer: [
      "Ask the manager for the employee's words, and put what is certain in quotation marks",
      "Give the gist of the rest and say that it's the gist",
    ],
    points: 10,
    hint: "Fair isn't the same as equally short.",
    explanation:
      'A record with one voice reads like a case that is already closed, so the other voice has to be found: exact words where they are certain, the gist where they are not. Cutting the manager tempts because it looks even, but it removes facts and adds none. "Every chance to speak" is a claim in place of a reply.',
  },
]);
