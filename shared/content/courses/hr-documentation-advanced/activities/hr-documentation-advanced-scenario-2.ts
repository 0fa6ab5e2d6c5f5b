import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'hr-documentation-advanced-scenario-2',
  moduleId: 'hr-documentation-advanced-m3',
  type: 'scenario',
  title: 'Sixty-Three Files Named GT',
  description:
    'A museum in Edinburgh hears an appeal in nine days, and the investigation is a folder without numbers. Decide about the folder, a sentence with three versions, a missing book, a finding and an access request.',
  passingScore: 75,
  config: {
    scenario: {
      title: 'Sixty-Three Files Named GT',
      context:
        'You have just joined a museum in Edinburgh with 240 employees as its HR adviser. In June Graham Tulloch, head of conservation, was given a final warning for allegedly signing condition reports on loans that he had not inspected. His appeal has waited since July, and the investigator has left. Susan Baxter is the director, Fiona Laird the registrar who reported it, Kamil Nowak a technician and witness, and Neil Gilmour answers for data protection. You advise on procedure and decide nothing. The museum and its people are invented.',
      people: [
        { name: 'Susan Baxter', role: 'Director' },
        { name: 'Graham Tulloch', role: 'Head of conservation, respondent' },
        { name: 'Fiona Laird', role: 'Registrar, complainant' },
        { name: 'Kamil Nowak', role: 'Technician, witness' },
        { name: 'Neil Gilmour', role: 'Data protection officer' },
      ],
    },
    steps: [
      {
        id: 'folder',
        title: 'Make it look like a file',
        description: 'Decide what you do with the folder.',
        situation:
          'The folder "GT" holds 63 files without numbers: notes, scans, five versions of the report. The policy gives an appellant the papers on which the decision was based.',
        messages: [
          {
            from: 'Susan Baxter',
            at: 'Monday, 9:10 AM',
            text: 'The panel sits in nine days. Please make it look like a file.',
          },
          {
            from: 'Graham Tulloch',
            at: 'Monday, 9:40 AM',
            text: 'I want everything that the decision was based on, by Friday.',
          },
        ],
        choices: [
          {
            id: 'folder-clean',
            text: 'Take out drafts and duplicates, give the rest clear names, and send him a clean file on Friday.',
            reasoning:
              'Five versions of a report confuse a panel, and duplicates aren’t what it was based on.',
            value: 0,
            feedback:
              'It looks splendid. One of the duplicates was the only statement that Kamil had signed, and the system keeps a log of who removed it and at what time.',
            next: 'log',
          },
          {
            id: 'folder-author',
            text: 'Ask the investigator, who has offered it, to put her own folder into order in two days.',
            reasoning:
              'She alone knows what each of them is, and anyone else would have to guess at it.',
            value: 3,
            feedback:
              'She does it well. Graham’s representative then asks her, at the hearing, which files she wrote before the warning and which after it, and for two of them she can’t say.',
            next: 'sentence',
          },
          {
            id: 'folder-list',
            text: 'Freeze a copy, list what is and isn’t there, and let Graham have that on Friday.',
            reasoning:
              "You can vouch for what's in there and nothing else, and a gap on a list can't trip you up.",
            value: 10,
            feedback:
              'Susan hates the word "missing," which stands there four times. Graham’s representative makes something of two of the four, and the hearing never gets to what you did to the folder.',
            next: 'sentence',
          },
          {
            id: 'folder-number',
            text: 'Number all 63 by date, and send Graham the ones that the report refers to.',
            reasoning:
              'It will take me all week, but a panel can find its way, and he gets what the report rests on.',
            value: 7,
            feedback:
              'For the first time the report can be followed. Eleven files carry the day of their last edit and not of their making, so the first interview now has number 40, and the numbers have gone out.',
            next: 'sentence',
          },
        ],
      },
      {
        id: 'log',
        title: 'Nineteen deletions',
        description: 'Decide how you answer for it.',
        situation:
          'The system keeps deleted files for 30 days. The appeal is in six. You haven’t been accused of anything yet.',
        messages: [
          {
            from: 'Neil Gilmour',
            at: 'Thursday, 11:20 AM',
            text: 'There are 19 deletions in GT under your name. Can I help?',
          },
          {
            from: 'Graham Tulloch',
            at: 'Thursday, 2:05 PM',
            text: 'In September my representative was shown a folder with 63 files. Now there are 44.',
          },
        ],
        choices: [
          {
            id: 'log-signed',
            text: 'Bring the signed statement back, and say in the index today that duplicates were removed.',
            reasoning:
              'It doesn’t undo everything, but it repairs the part that counts, and a note hides nothing.',
            value: 7,
            feedback:
              'The statement is there again. Graham now asks about the other 18 one by one, and by the third you’re no longer sure yourself that it was a double.',
            next: 'sentence',
          },
          {
            id: 'log-restore',
            text: 'Restore all 19, with a list to Graham of your own deletions and the reason for each.',
            reasoning:
              'He was shown 63 in September, and only you can say what went away after that and for what reason.',
            value: 10,
            feedback:
              'He does use it, in his second sentence. The chair asks whether everything is back, Neil says yes with the log in his hand, and the hearing goes on to Graham.',
            next: 'sentence',
          },
          {
            id: 'log-explain',
            text: 'Explain to both that they were duplicates, and that a file has to be readable.',
            reasoning:
              'It was done in good faith, a file has to be readable, and making a fuss would only blow up a small edit.',
            value: 0,
            feedback:
              'Neil restores them himself and finds the signature. He reports it to Susan, as he has to, and the first person the panel wants to hear is you.',
            next: 'sentence',
          },
          {
            id: 'log-inquiry',
            text: 'Ask Neil to look into it as a matter of its own, and go on with the index meanwhile.',
            reasoning:
              'Someone neutral should establish it, and with six days left the appeal can hardly wait.',
            value: 3,
            feedback:
              'He needs three weeks for an inquiry and would have needed an hour for a restore. The index that you go on with has 44 lines, and the panel gets it like that.',
            next: 'sentence',
          },
        ],
      },
      {
        id: 'sentence',
        title: 'I think he signed',
        description: 'Decide what stands in the file.',
        situation:
          'All 63 files are accounted for by now. Kamil’s interview exists three times: handwritten notes, a typed version with his corrections and signature, and the version in the report, which the investigator had made "more readable." In it, "I think he signed without looking" has become "He signed without looking."',
        messages: [
          {
            from: 'Kamil Nowak',
            at: 'Friday, 8:30 AM',
            text: 'I said "I think." I corrected it in May, and I said so again in July.',
          },
          {
            from: 'Susan Baxter',
            at: 'Friday, 9:00 AM',
            text: 'Page 4 stands on that sentence.',
          },
        ],
        choices: [
          {
            id: 'sentence-signed',
            text: 'Put the one he signed into the file, and archive the other two out of reach.',
            reasoning:
              'It’s the only version that he stands by, and a panel that has one text in front of it reads it more closely.',
            value: 3,
            feedback:
              'The text is right, at last. But page 4 now quotes something that no paper in the file contains, and the panel asks Kamil whether he has changed his mind.',
            next: 'search',
          },
          {
            id: 'sentence-three',
            text: 'File all three under one number with their dates, and flag the sentence on page 4.',
            reasoning:
              'Two words were changed after he had signed, and a reader only sees that with all three in hand.',
            value: 10,
            feedback:
              'Susan asks whose side you are on. The panel sees in a minute what happened to two words, asks Kamil only what he saw, and he is out again after ten minutes with his name intact.',
            next: 'search',
          },
          {
            id: 'sentence-again',
            text: 'Interview Kamil afresh with both sides’ questions, and let the new record replace the old.',
            reasoning:
              "It won't be comfortable for him, but a clean record can do what three that disagree can't.",
            value: 7,
            feedback:
              'The record is a model of its kind, and it helps. It’s also five months younger than what he saw, and when he says "I believe so" on page 2, Graham asks what he had said in May.',
            next: 'search',
          },
          {
            id: 'sentence-hear',
            text: 'Leave the papers aside, and have the panel hear Kamil in person on the day.',
            reasoning:
              'What a witness says to their faces is the best evidence, and the papers only get in its way.',
            value: 0,
            feedback:
              'Kamil sits in front of three strangers and his head of department. He says "I don’t remember exactly," which is true in October, and page 4 has nothing left at all.',
            next: 'search',
          },
        ],
      },
      {
        id: 'search',
        title: 'The book on the shelf',
        description: 'Decide how the index deals with what is not there.',
        situation:
          'The loan book for Bergen, a paper volume, would show who opened the crates. It can’t be found. The investigator had searched mail for "Tulloch" and "signed," once, and hadn’t mentioned the book.',
        messages: [
          {
            from: 'Fiona Laird',
            at: 'Monday, 10:00 AM',
            text: 'It was on the shelf in May. I wrote in it myself, and I know what stood there.',
          },
          {
            from: 'Neil Gilmour',
            at: 'Monday, 10:30 AM',
            text: 'Shall I search his mail again? How far?',
          },
        ],
        choices: [
          {
            id: 'search-mailbox',
            text: 'Have all of his mail from March to June searched by tonight, and give the book up as lost.',
            reasoning:
              'It goes further than anyone would like, but half a search was what went wrong the first time.',
            value: 7,
            feedback:
              'It does turn up a message about the crates. It turns up a letter from his doctor as well, which Neil has now read, and Graham’s second complaint is about that.',
            next: 'finding',
          },
          {
            id: 'search-recall',
            text: 'Have Fiona write down what stood in the book, and file it in the place of the book.',
            reasoning:
              'She wrote the entries, her memory is fresh, and something she can still name beats a hole.',
            value: 3,
            feedback:
              'She writes half a page and means every word of it. The panel asks who has reported Graham, then who has written this, and lays the half page to one side.',
            next: 'finding',
          },
          {
            id: 'search-enter',
            text: 'Enter the book as looked for and not found, and search mail for the three loans.',
            reasoning:
              'A missing book is a fact as well, and a search by loan is one you can explain to anyone.',
            value: 10,
            feedback:
              'It does help him a little: the panel can’t hold the book against him. The search brings up two messages about the Bergen crates, one for each side, and both get a number.',
            next: 'finding',
          },
          {
            id: 'search-leave',
            text: 'Leave the book out, and keep the mail to what the investigator had found at the time.',
            reasoning:
              'An appeal looks at the decision as it was made, and what isn’t there proves nothing.',
            value: 0,
            feedback:
              'Graham brings it up himself, with a photo of the empty shelf. Why the museum hadn’t looked for a thing that might have cleared him is what the chair now wants to hear.',
            next: 'finding',
          },
        ],
      },
      {
        id: 'finding',
        title: 'Page 7 cites page 4',
        description: 'Decide what the panel gets from you.',
        situation:
          'The report has two findings. The second, on the Bergen loan, rests on the first, and the first on Kamil’s sentence and on three reports with Graham’s signature. The panel has asked for "the papers, in a form that we can use."',
        messages: [
          {
            from: 'Susan Baxter',
            at: 'Tuesday, 5:00 PM',
            text: 'I stand by my decision. Help them to see why.',
          },
          {
            from: 'Graham Tulloch',
            at: 'Tuesday, 5:45 PM',
            text: 'Page 7 rests on page 4, and page 4 on a sentence that was never spoken.',
          },
        ],
        choices: [
          {
            id: 'finding-index',
            text: 'Give them each finding with its exhibits, those for it and those against it, and no view.',
            reasoning:
              'A panel can only weigh what is in front of it, and weighing papers is its job.',
            value: 10,
            feedback:
              'It’s two pages. The panel keeps the finding on two of the three reports, drops the Bergen loan, lowers the warning, and writes reasons in which both of them find their exhibits.',
            next: 'access',
          },
          {
            id: 'finding-weak',
            text: 'Give them the report with a note in front that lists its three weak points.',
            reasoning:
              'They would find them anyhow, and honesty about your own side makes the rest believable.',
            value: 3,
            feedback:
              'The note is honest, and it’s a verdict. Susan reads it in the bundle before the hearing, and from then on the panel has two reports in front of it, one of them yours.',
            next: 'access',
          },
          {
            id: 'finding-rewrite',
            text: 'Have page 4 rewritten on the three signed reports, and take the sentence out.',
            reasoning:
              'The signatures carry it without Kamil, and an appeal may correct a flaw in the reasons.',
            value: 0,
            feedback:
              'The panel may correct it, and you may not. There are six versions of the report now, the last of them made after the appeal, and Graham’s representative asks for nothing else all morning.',
            next: 'access',
          },
          {
            id: 'finding-restart',
            text: 'Tell them to set both findings aside and to begin again with a new investigator.',
            reasoning:
              "It won't please anyone this fall, but a fair case can't rest on this file, and patching it would take longer.",
            value: 7,
            feedback:
              'They follow you, with some relief. Two of the three reports would have stood without Kamil, and Fiona and Graham, who share a floor, have four more months of it.',
            next: 'access',
          },
        ],
      },
      {
        id: 'access',
        title: 'Everything about me',
        description: 'Decide how the request is answered.',
        situation:
          'The appeal is over. Graham has asked for his personal data. The file holds what others have said about him, Kamil’s phone number, a letter from counsel and the five versions of the report.',
        messages: [
          {
            from: 'Susan Baxter',
            at: 'Monday, 8:50 AM',
            text: 'Before this goes out: could the drafts be tidied a little? There are remarks in the margin.',
          },
          {
            from: 'Neil Gilmour',
            at: 'Monday, 9:05 AM',
            text: 'One month from today. How do you want to do it?',
          },
        ],
        choices: [
          {
            id: 'access-file',
            text: 'Send the index and its exhibits within the week, and the drafts if he should ask for them.',
            reasoning:
              'It isn’t everything, but it’s what he needs, and most people who make a request are content with that.',
            value: 7,
            feedback:
              'It’s fast, and he is nearly content. He asks for the drafts on day 20, mentions the word regulator, and the ten days that are left go into margins and blacking out.',
            next: 'end',
          },
          {
            id: 'access-internal',
            text: 'Refuse drafts and notes as internal, and send the letters and the final report.',
            reasoning:
              'Everyone must be able to think on paper, and the law can’t mean each remark in a margin.',
            value: 3,
            feedback:
              'A draft about him is still about him. Neil says so in writing, the answer goes out a second time in week seven, and the regulator’s letter has a reference number.',
            next: 'end',
          },
          {
            id: 'access-tidy',
            text: 'Let Susan take the remarks out of the margins first, as they are her own notes.',
            reasoning:
              'They aren’t findings, no decision rests on them, and they would only hurt him again.',
            value: 0,
            feedback:
              'Taking something out after a request, to keep it from him, can be an offense. Neil stops it on the second page, writes it down, and now there are remarks about the remarks.',
            next: 'end',
          },
          {
            id: 'access-hold',
            text: 'Stop every change to the file, and go through it page by page for whose data it is.',
            reasoning:
              'From today nothing in there is anyone’s to improve, and some of it isn’t his.',
            value: 10,
            feedback:
              'It takes four evenings with Neil. Kamil’s number and counsel’s letter stay back with a reason each, the margins go out, Susan calls Graham before he reads them, and it ends there.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 50,
    passingScore: 75,
    feedback: {
      passing:
        'You left the folder as it was and made it usable all the same. What was missing has a line, three versions have one number, the search can be explained, and the panel found its way without learning what you think. Look at the choices below 10: most made the papers look better and left someone, usually Kamil, to answer for it.',
      failing:
        'Take the two-minute trace through your own choices. Could a stranger still see the folder as you had received it? If a witness corrected a sentence, where does the reader meet all of its versions? What hadn’t been looked for, and does the index say so? Who weighed the exhibits in the end, the panel or you? And what may happen to a file between a request and its answer? Then play again.',
    },
    actionPlan: {
      template:
        'ACTION PLAN: A FILE I INHERIT\n\nName: ______________________   Date: ______________\n\n1. AS FOUND\nWhere the untouched copy is kept, and who can see the log: ______________________________\nWhat the list says is missing: ______________________________\n\n2. VERSIONS\nStatements with more than one version: ______________________________\nSentences in the report that no version contains: ______________________________\n\n3. LOOKED FOR\nSought and not found, where, when, by whom: ______________________________\nSearch words, and why these: ______________________________\n\n4. TRACE AND ACCESS\nEach finding with exhibits for and against: ______________________________\nWhose data is on which page, and since when changes are stopped: ______________________________\n\nReview date: ______________   Stranger who runs the two-minute trace: ______________________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['As found', 'Versions', 'Looked for', 'Trace and access'],
    },
  },
});
