import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('talent-succession-m2', [
  {
    id: 'q1',
    type: 'multiple-choice',
    section: 'ability-aspiration-engagement',
    question:
      'A division head writes about a plant engineer: "Three top ratings in a row. High potential, no question." What is the best first response?',
    options: [
      'Agree for now. One rater, three years, no weak spot: few people reach such a pattern.',
      'Three ratings are one source. An ability test is a second; the role can be named later.',
      'Three ratings by one rater are one source. Name the role, and find a second pair of eyes.',
      'Lower the rating by one level for leniency, and look at it again before the next review.',
    ],
    correctAnswer:
      'Three ratings by one rater are one source. Name the role, and find a second pair of eyes.',
    points: 10,
    hint: 'A forecast needs a target and more than one pair of eyes.',
    explanation:
      'Potential is a claim about a role, and a claim needs two independent sources. Three ratings from one manager are a record of current work and still one source. The test is the best distractor: a measure can help, but it comes after the role is named.',
  },
  {
    id: 'q2',
    type: 'multiple-choice',
    section: '9-box-limits',
    question:
      'Your file shows each person\'s 9-box position. The head wants it to decide both bonus shares and the next plant director, "so that we have one system." What do you advise?',
    options: [
      'Use it for the director job. Pay stays out, as it has evidence and a process of its own.',
      'Use it for neither. It sorts questions; the job is filled on evidence for that role.',
      'Use it for both, once a quota for each box has made raters consistent across the sites.',
      'Use it for pay only; performance is what one of its axes measures, and that is done each year.',
    ],
    correctAnswer:
      'Use it for neither. It sorts questions; the job is filled on evidence for that role.',
    points: 10,
    hint: 'What does a box leave out about the seat in question?',
    explanation:
      "A box holds no role, no sources and no date, so it can open a discussion but can't carry a decision. Using it only for the director job is tempting, since it removes the link to pay, but it still selects on a general label.",
  },
  {
    id: 'two-sources',
    type: 'multiple-choice',
    section: 'assessment-tools',
    question: 'Which pair counts as two independent sources for "can lead managers"?',
    options: [
      'The manager and the department head, who both tell what they saw in the same warehouse project',
      "A manager who saw three teams led last year, and the same manager's review of this year",
      'A 360 report, and the notes of a talk about what that report says',
      'A client who saw three team leads guided, and a simulation scored by outsiders',
    ],
    correctAnswer: 'A client who saw three team leads guided, and a simulation scored by outsiders',
    points: 10,
    hint: 'Independent: other eyes and another occasion.',
    explanation:
      "The client and the simulation are other eyes and other occasions. Manager and department head tempt because they're two people, but two people quoting one project are one source.",
  },
  {
    id: 'not-mobile',
    type: 'multiple-choice',
    section: 'ability-aspiration-engagement',
    question: 'A lead is marked "not mobile: young children." Who should change what?',
    options: [
      'The reviewer strikes it, and the manager asks her in the words used for everyone',
      'HR leaves it and adds a date, as circumstances of this kind do change with time',
      'The manager confirms it with her family in mind and tells HR of the result in a note',
      'The panel keeps it in confidence and reads it only for jobs in other countries',
    ],
    correctAnswer:
      'The reviewer strikes it, and the manager asks her in the words used for everyone',
    points: 10,
    hint: 'Who has said it?',
    explanation:
      "Aspiration counts in the person's own words, with conditions and a date; a guess about family is refused. Adding a date tempts as careful record keeping, but it dates a guess.",
  },
  {
    id: 'safeguards',
    type: 'multiple-select',
    section: 'bias-safeguards',
    question: 'Which steps belong in a talent review that limits bias? Select all that apply.',
    options: [
      'Evidence forms two days before, and no rating without one',
      'Individual ratings before the discussion',
      'The sponsor speaks first, as the one who knows the person best',
      'Outcomes compared by group before the meeting closes',
      'Places moved between groups until the shares are equal',
      'The same three questions to each claim',
    ],
    correctAnswer: [
      'Evidence forms two days before, and no rating without one',
      'Individual ratings before the discussion',
      'Outcomes compared by group before the meeting closes',
      'The same three questions to each claim',
    ],
    points: 10,
    hint: 'Sequence protects; quotas and sponsors do not.',
    explanation:
      'Forms, individual ratings, a comparison by group and equal questions protect the judgment. The sponsor first tempts because knowledge seems to come first, but the room then comments on one voice. No one is moved because of a protected trait.',
  },
  {
    id: 'evidence-sentence',
    type: 'multiple-select',
    section: '9-box-limits',
    question: 'Which elements belong in the sentence that replaces a box? Select all that apply.',
    options: [
      "The role it's about, and what two sources have seen",
      'A comparison with the two nearest colleagues',
      "The person's wish, with its conditions",
      'The next test and the date of the review',
      'The salary at which the person would stay',
    ],
    correctAnswer: [
      "The role it's about, and what two sources have seen",
      "The person's wish, with its conditions",
      'The next test and the date of the review',
    ],
    points: 10,
    hint: 'Could the person read it?',
    explanation:
      'Role with sources, wish, and next test with a date make a sentence that can be checked in a year. The comparison tempts because reviews are about choosing, but it belongs to the decision on a seat and stays closed.',
  },
  {
    id: 'q8',
    type: 'short-answer',
    section: 'ability-aspiration-engagement',
    question:
      'A file for a director job shows that the person has met three of its four demands and, in her words, "wants that job." It says nothing on whether she intends to build her career here. Which of the three ingredients of potential has no evidence?',
    options: [],
    correctAnswer: 'engagement',
    alsoAccepted: ['Engagement', 'the engagement'],
    points: 10,
    hint: 'One word, a noun: the ingredient that also describes the organization.',
    explanation:
      'The three ingredients are ability, aspiration and engagement. Demands met speak to ability, and wanting the job speaks to aspiration. Engagement, effort and a wish to stay here, is unrecorded. Aspiration is the usual wrong answer.',
  },
  {
    id: 'essay-form',
    type: 'essay',
    section: 'bias-safeguards',
    question:
      "A director sends one line: \"Obvious choice for regional head, lacks nothing, safe pair of hands.\" Reply to him: what the line lets the committee do and not do, the three questions for each claim, what he should send by when, what you'll do about the person's own wish, and how you'll treat the other candidate alike.",
    options: [],
    correctAnswer:
      'Martin, thank you for putting a name forward. With the line as it stands the committee can agree with you or not; it can\'t check anything, and in a year we couldn\'t say what we were wrong about. For each claim I need three answers: seen by whom, in what demand, how recently. "Lacks nothing": the regional job asks for managing managers, a loss-making branch, and board questions. Which of these has Paul met, and who besides you saw it? "Safe pair of hands" I would leave out; ask yourself whether you would write it about Dana. Please send the form by Tuesday noon, with two sources, one of them not you. I ask Paul and Dana the same question this week, in the same words: which parts of the job they would want, refuse, and on what conditions. Dana\'s director gets this mail with her name in it, and both forms are read aloud before any rating. If a gap is real, it becomes an assignment with a date and not a mark against him.',
    points: 10,
    hint: "What the line can't carry, three questions, date, wish, equal treatment.",
    explanation:
      'A strong reply turns praise into claims that can be checked and treats both candidates alike, with a date. The tempting reply tells the director that his judgment is biased, which starts an argument and brings no evidence.',
  },
]);
