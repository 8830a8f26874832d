/**
 * What attackers try first, from eight characters up; shorter ones are refused for their length.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
password passw0rd password1 password12 password123 password1234 password! p@ssword p@ssw0rd
pa55word 12345678 123456789 1234567890 11111111 00000000 87654321 12341234 11223344 12344321
88888888 66666666 147258369 123123123 987654321 0987654321 12121212 123321123 1qaz2wsx 1q2w3e4r
1q2w3e4r5t q1w2e3r4 zaq12wsx qwer1234 qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop
qazwsxedc asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 1234qwer abcd1234 abc12345 abcdefgh
abcdefg1 a1234567 a12345678 aa123456 aa12345678 q1234567 qwe12345 abc123456 1g2w3e4r iloveyou
iloveyou1 iloveyou2 ilovegod iloveme1 sunshine sunshine1 princess princess1 football football1
baseball baseball1 basketball superman superman1 batman123 starwars trustno1 whatever whatever1
welcome1 welcome123 letmein1 letmein123 michelle jennifer jessica1 jordan23 michael1 ashley12
charlie1 computer computer1 internet internet1 samsung1 samsung123 google123 facebook facebook1
linkedin instagram admin123 admin1234 administrator root1234 changeme changeme1 default1
master12 master123 dragon12 dragon123 monkey12 monkey123 shadow12 shadow123 killer12 mustang1
corvette maverick chelsea1 liverpool liverpool1 arsenal1 barcelona manchester juventus
realmadrid pokemon1 pokemon123 minecraft minecraft1 naruto12 blink182 metallica nirvana1
slipknot cocacola butterfly chocolate chocolate1 cheesecake strawberry elephant dolphins
snoopy12 garfield scooter1 harley12 mercedes ferrari1 porsche1 toyota12 diamond1 crystal1
midnight midnight1 summer12 winter12 spring12 autumn12 november december september victoria
alexander alexandra christian christine elizabeth stephanie nicholas jonathan benjamin patricia
samantha veronica valentina angelica gabriela fernando rodrigo1 francisco alejandro hello123
hello1234 hellohello test1234 testtest testing1 testing123 guest123 user1234 login123 pass1234
passpass mypassword thepassword secret12 secret123 security access14 access123 money123 business
company1 office123 home1234 family12 forever1 lovelove loveyou1 lovely12 mylove12 babygirl
babygirl1 babyboy1 beautiful sweetheart darling1 angel123 friends1 freedom1 success1 lucky123
happy123 killer123 hacker12 ninja123 warrior1 champion gateway1 windows1 windows10 nintendo
playstation xbox1234 nothing1 blahblah asshole1 fuckyou1 fuckyou2 fuckoff1 bullshit passwort
passwort1 passwort123 hallo123 hallohallo schatz12 kennwort geheim123 motdepasse azerty123
azertyuiop bonjour1 contrasena contraseña senha123 senha1234 mudar123 teamo123 tequiero gfhjkm12
qwerty1q zxcv1234 woaini520 woaini1314 5201314520 1314520520 wang1234 asd12345 asdasdasd
qweqweqwe zaqwsxcde 147852369 159753456 741852963 963852741 789456123 456789123 321654987
135792468 246813579 31415926 20202020 20242024 20252025 20262026 01012000 19901990 19951995
20002000 reachbook reachbook1 reachbook123
`
    .trim()
    .split(/\s+/),
);
